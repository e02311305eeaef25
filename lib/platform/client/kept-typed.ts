import { keepInTab, readJsonInTab } from './tab-storage';

/** Typed and unsaved values, the revision they are based on, and when they were stored, in ms. */
export interface KeptTyped<Typed = unknown> {
  typed: Typed;
  revision: number;
  keptAt: number;
}

/** Stores it while this tab is open: leaving the editor, reloading it or logging in again keeps it. */
export function keepTyped(key: string, kept: KeptTyped): void {
  keepInTab(key, JSON.stringify(kept));
}

export function dropTyped(key: string): void {
  keepInTab(key, null);
}

/** The stored values; null for none or an invalid format. */
export function readTyped(key: string): KeptTyped | null {
  const kept = readJsonInTab(key) as Partial<KeptTyped> | null;
  return Number.isInteger(kept?.revision) && Number.isInteger(kept?.keptAt) ? (kept as KeptTyped) : null;
}
