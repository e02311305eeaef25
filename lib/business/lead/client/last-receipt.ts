'use client';

import { useSyncExternalStore } from 'react';
import { keepInTab, readInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import type { LeadReceipt } from '../contract';

const storageKey = 'request sent';

/** Stores the receipt of a request while the tab is open, since a reload would lose its number. */
export function keepReceipt({ number, key }: LeadReceipt): void {
  keepInTab(storageKey, JSON.stringify({ number, key }));
}

/** The receipt of the last request in this tab; null for none, and before hydration. */
export function useLastReceipt(): LeadReceipt | null {
  const saved = useSyncExternalStore(noChanges, read, () => null);
  if (!saved) return null;
  const { number, key } = (readJsonInTab(storageKey) ?? {}) as Partial<Record<keyof LeadReceipt, unknown>>;
  return typeof number === 'string' && typeof key === 'string' ? { number, key } : null;
}

/** No updates: on a screen with the form the receipt replaces it anyway. */
const noChanges = () => () => {};
const read = () => readInTab(storageKey);
