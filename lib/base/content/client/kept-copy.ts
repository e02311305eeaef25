import { dropTyped, type KeptTyped, keepTyped, readTyped } from '@/lib/platform/client/kept-typed';
import type { EditedPage } from './edited-page';

/** `unsaved`: could not be saved yet; `replaced`: was replaced by another text, such as somebody else's. */
type CopySlot = 'unsaved' | 'replaced';

/** Storage key of a page's text that the server does not have. */
export const copyKey = (id: string, slot: CopySlot) => `content-${slot}:${id}`;

/** Stores a text that is replaced by another one. */
export function keepReplaced(id: string, copy: KeptTyped<EditedPage>): void {
  keepTyped(copyKey(id, 'replaced'), copy);
}

export function dropCopy(id: string, slot: CopySlot): void {
  dropTyped(copyKey(id, slot));
}

/** The stored copy of a page of this kind; null for none or an invalid one. */
export function readCopy(id: string, slot: CopySlot, kind: EditedPage['kind']): KeptTyped<EditedPage> | null {
  const copy = readTyped(copyKey(id, slot)) as KeptTyped<Partial<EditedPage> | null> | null;
  const typed = copy?.typed;
  const isPage = typed?.kind === kind && typeof typed.zh?.body === 'string' && Array.isArray(typed.data?.blocks);
  return isPage ? (copy as KeptTyped<EditedPage>) : null;
}
