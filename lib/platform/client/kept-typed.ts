import { keepInTab, readJsonInTab } from './tab-storage';

/** What was typed and not saved, the revision of the thing on which it was typed, and when it was kept, in ms. */
export interface KeptTyped<Typed = unknown> {
  typed: Typed;
  revision: number;
  keptAt: number;
}

/** Keeps it for as long as this tab lives: who leaves the editor, loads it anew or logs in again finds it there. */
export function keepTyped(key: string, kept: KeptTyped): void {
  keepInTab(key, JSON.stringify(kept));
}

export function dropTyped(key: string): void {
  keepInTab(key, null);
}

/** What was kept; null for nothing, and for what cannot be that. */
export function readTyped(key: string): KeptTyped | null {
  const kept = readJsonInTab(key) as Partial<KeptTyped> | null;
  return Number.isInteger(kept?.revision) && Number.isInteger(kept?.keptAt) ? (kept as KeptTyped) : null;
}
