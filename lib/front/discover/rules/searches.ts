/** Maximum number of searches that a browser stores. */
export const mostSearches = 10;

/** The searches with a new one first; it replaces one that differs only in case. */
export function withSearch(searches: readonly string[], text: string): string[] {
  return [text, ...withoutSearch(searches, text)].slice(0, mostSearches);
}

/** The searches without one, ignoring case. */
export function withoutSearch(searches: readonly string[], text: string): string[] {
  return searches.filter((search) => search.toLowerCase() !== text.toLowerCase());
}

/** Parses the stored searches; empty for invalid content. */
export function readSearches(stored: string): string[] {
  try {
    const read: unknown = JSON.parse(stored);
    const isText = (search: unknown) => typeof search === 'string' && search !== '';
    return Array.isArray(read) ? read.filter(isText).slice(0, mostSearches) : [];
  } catch {
    return [];
  }
}
