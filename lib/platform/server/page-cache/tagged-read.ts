import { unstable_cache } from 'next/cache';

/**
 * Reads data for a cached page and tags the page before the read, so that a cached 404 carries its tags too. Next's
 * data cache is the only public way to tag a page; our cache handler stores none of its entries, so the read is always
 * fresh (ADR 3).
 */
export async function taggedRead<T>(tags: string[], read: () => Promise<T>): Promise<T> {
  // Next stores results as JSON and drops undefined; null replaces it.
  return unstable_cache(read, tags, { tags })();
}
