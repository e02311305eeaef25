/** How many searches a browser remembers. */
export const mostSearches = 10;

/** The searches with one more, which comes first; one that differs in letter case alone gives its place to it. */
export function withSearch(searches: readonly string[], text: string): string[] {
  return [text, ...withoutSearch(searches, text)].slice(0, mostSearches);
}

/** The searches without one, in any letter case. */
export function withoutSearch(searches: readonly string[], text: string): string[] {
  return searches.filter((search) => search.toLowerCase() !== text.toLowerCase());
}

/** What is stored of the searches; none for something else than what is written here. */
export function readSearches(stored: string): string[] {
  try {
    const read: unknown = JSON.parse(stored);
    const isText = (search: unknown) => typeof search === 'string' && search !== '';
    return Array.isArray(read) ? read.filter(isText).slice(0, mostSearches) : [];
  } catch {
    return [];
  }
}
