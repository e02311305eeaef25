'use client';

import { useSyncExternalStore } from 'react';
import type { LeadReceipt } from '../contract';

const storageKey = 'request sent';

/** Keeps what a customer got for a request for as long as the tab is open: a reload would take the number from them. */
export function keepReceipt({ number, key }: LeadReceipt): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ number, key }));
  } catch {
    // Storage is refused or full, an ordinary state of a browser: the number is then on the screen alone.
  }
}

/** What the customer got for the last request of this tab; null for none, and until the browser has taken over. */
export function useLastReceipt(): LeadReceipt | null {
  const saved = useSyncExternalStore(noChanges, read, () => null);
  if (!saved) return null;
  const { number, key } = parse(saved);
  return typeof number === 'string' && typeof key === 'string' ? { number, key } : null;
}

/** A form that is on the screen is told nothing: the receipt takes its place. */
const noChanges = () => () => {};

function read(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    // Storage is refused: nothing was kept.
    return null;
  }
}

function parse(saved: string): Partial<Record<keyof LeadReceipt, unknown>> {
  try {
    return JSON.parse(saved) ?? {};
  } catch {
    // Something else than our JSON: the same as nothing kept.
    return {};
  }
}
