'use client';

import { useSyncExternalStore } from 'react';
import { keepInTab, readInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import type { LeadReceipt } from '../contract';

const storageKey = 'request sent';

/** Keeps what a customer got for a request for as long as the tab is open: a reload would take the number from them. */
export function keepReceipt({ number, key }: LeadReceipt): void {
  keepInTab(storageKey, JSON.stringify({ number, key }));
}

/** What the customer got for the last request of this tab; null for none, and until the browser has taken over. */
export function useLastReceipt(): LeadReceipt | null {
  const saved = useSyncExternalStore(noChanges, read, () => null);
  if (!saved) return null;
  const { number, key } = (readJsonInTab(storageKey) ?? {}) as Partial<Record<keyof LeadReceipt, unknown>>;
  return typeof number === 'string' && typeof key === 'string' ? { number, key } : null;
}

/** A form that is on the screen is told nothing: the receipt takes its place. */
const noChanges = () => () => {};
const read = () => readInTab(storageKey);
