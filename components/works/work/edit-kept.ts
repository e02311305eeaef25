import { keepInTab, readInTab } from '@/lib/platform/client/tab-storage';
import type { EditValues } from './edit-values';

/** What was typed of a work and not saved, and the revision of the work on which it was typed. */
export interface KeptValues {
  values: EditValues;
  revision: number;
}

/** Keeps it for as long as this tab lives: who leaves the editor, loads it anew or logs in again finds it there. */
export function keepValues(id: string, kept: KeptValues): void {
  keepInTab(keyOf(id), JSON.stringify(kept));
}

export function dropValues(id: string): void {
  keepInTab(keyOf(id), null);
}

/** What was kept of a work; null for nothing, and for what cannot be that. */
export function readValues(id: string): KeptValues | null {
  try {
    const kept = JSON.parse(readInTab(keyOf(id)) ?? 'null') as KeptValues | null;
    return typeof kept?.values.titleZh === 'string' && Number.isInteger(kept.revision) ? kept : null;
  } catch {
    // What cannot be read is the same as nothing.
    return null;
  }
}

const keyOf = (id: string) => `work-unsaved:${id}`;
