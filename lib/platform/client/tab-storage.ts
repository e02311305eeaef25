/** If the browser refuses storage, or it is full, a text lasts as long as the page. */
const kept = new Map<string, string | null>();

/** A text stored while this tab is open; null for none. Never throws. */
export function readInTab(key: string): string | null {
  const text = kept.get(key);
  if (text !== undefined) return text;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    // Storage is disabled: the same as nothing stored.
    return null;
  }
}

/** Stored JSON; null for none or invalid JSON. Never throws. */
export function readJsonInTab(key: string): unknown {
  try {
    return JSON.parse(readInTab(key) ?? 'null');
  } catch {
    // Invalid content: the same as nothing stored.
    return null;
  }
}

/** Stores a text while this tab is open; null removes it. Never throws. */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
    kept.delete(key);
  } catch {
    kept.set(key, text);
  }
}
