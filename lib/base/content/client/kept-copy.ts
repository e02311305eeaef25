import { keepInTab, readInTab } from '@/lib/platform/client/tab-storage';
import type { EditedPage } from './edited-page';

/** What somebody had typed, kept in the browser for as long as its tab lives. */
export interface KeptCopy {
  page: EditedPage;
  /** In ms. */
  keptAt: number;
}

/** `unsaved`: could not be saved yet; `replaced`: gave way to another text, such as somebody else's. */
type CopySlot = 'unsaved' | 'replaced';

export function keepCopy(id: string, slot: CopySlot, copy: KeptCopy): void {
  keepInTab(keyOf(id, slot), JSON.stringify(copy));
}

export function dropCopy(id: string, slot: CopySlot): void {
  keepInTab(keyOf(id, slot), null);
}

/** The copy of a page of this kind; null for none, and for what cannot be one. */
export function readCopy(id: string, slot: CopySlot, kind: EditedPage['kind']): KeptCopy | null {
  try {
    const copy = JSON.parse(readInTab(keyOf(id, slot)) ?? 'null') as KeptCopy | null;
    return copy?.page.kind === kind && typeof copy.page.zh.body === 'string' ? copy : null;
  } catch {
    // What is no copy is the same as none.
    return null;
  }
}

const keyOf = (id: string, slot: CopySlot) => `content-${slot}:${id}`;
