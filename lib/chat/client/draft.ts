const key = 'chat-draft';

/** What stands in the composer and has not been sent; it outlives a reload of the page. */
export function readDraft(): string {
  return attempt(() => window.sessionStorage.getItem(key)) ?? '';
}

export function keepDraft(text: string): void {
  attempt(() => (text === '' ? window.sessionStorage.removeItem(key) : window.sessionStorage.setItem(key, text)));
}

/** Where storage is refused or full, the text lives as long as the page. */
function attempt<T>(reach: () => T): T | null {
  try {
    return reach();
  } catch {
    return null;
  }
}
