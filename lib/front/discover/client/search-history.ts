import { useMemo, useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import { readSearches, withoutSearch, withSearch } from '../rules/searches';

const listeners = new Set<() => void>();

/** Earlier searches in this browser, the latest first; null until loaded. They are never sent anywhere. */
export function useSearchHistory(): readonly string[] | null {
  const stored = useSyncExternalStore(subscribe, readHistory, () => null);
  return useMemo(() => (stored === null ? null : readSearches(stored)), [stored]);
}

export function rememberSearch(text: string): void {
  write(withSearch(readSearches(readHistory()), text));
}

export function forgetSearch(text: string): void {
  write(withoutSearch(readSearches(readHistory()), text));
}

export function forgetSearches(): void {
  write([]);
}

const readHistory = () => readStored('searches') ?? '[]';

function write(searches: string[]) {
  if (searches.length === 0) removeStored('searches');
  else writeStored('searches', JSON.stringify(searches));
  for (const tell of listeners) tell();
}

/** Other tabs write too. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
