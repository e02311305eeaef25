import type { EditedPage } from './edited-page';

/** What somebody had typed, kept in the browser for as long as its tab lives. */
export interface KeptCopy {
  page: EditedPage;
  /** In ms. */
  keptAt: number;
}

/** `unsaved`: could not be saved yet; `replaced`: gave way to another text, such as somebody else's. */
type CopySlot = 'unsaved' | 'replaced';

/** Where the browser refuses storage, or it is full, a copy lives as long as the page. */
const kept = new Map<string, string | null>();

export function keepCopy(id: string, slot: CopySlot, copy: KeptCopy): void {
  put(keyOf(id, slot), JSON.stringify(copy));
}

export function dropCopy(id: string, slot: CopySlot): void {
  put(keyOf(id, slot), null);
}

/** The copy of a page of this kind; null for none, and for what cannot be one. */
export function readCopy(id: string, slot: CopySlot, kind: EditedPage['kind']): KeptCopy | null {
  try {
    const key = keyOf(id, slot);
    const json = kept.has(key) ? kept.get(key) : window.sessionStorage.getItem(key);
    const copy = JSON.parse(json ?? 'null') as KeptCopy | null;
    return copy?.page.kind === kind && typeof copy.page.zh.body === 'string' ? copy : null;
  } catch {
    // Storage is refused, or holds what is no copy: the same as none.
    return null;
  }
}

function put(key: string, json: string | null): void {
  try {
    if (json === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, json);
    kept.delete(key);
  } catch {
    kept.set(key, json);
  }
}

const keyOf = (id: string, slot: CopySlot) => `content-${slot}:${id}`;
