/** Where the browser refuses storage, or it is full, a text lives as long as the page. */
const kept = new Map<string, string | null>();

/** A text that was kept for as long as this tab lives; null for none. Never throws. */
export function readInTab(key: string): string | null {
  const text = kept.get(key);
  if (text !== undefined) return text;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    // Storage is refused: the same as nothing kept.
    return null;
  }
}

/** What was kept as JSON; null for nothing, and for what is no JSON. Never throws. */
export function readJsonInTab(key: string): unknown {
  try {
    return JSON.parse(readInTab(key) ?? 'null');
  } catch {
    // Something else than our JSON: the same as nothing kept.
    return null;
  }
}

/** Keeps a text for as long as this tab lives; null takes it away. Never throws. */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
    kept.delete(key);
  } catch {
    kept.set(key, text);
  }
}
