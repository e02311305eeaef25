import { addressesThat } from '@/lib/platform/shared/addresses.mjs';

/**
 * The pages that only a login opens, by their path in Chinese: whoever asks for one without the session cookie is led
 * to the login instead (`middleware.ts`, whose matcher repeats them because Next reads it as text: a test compares both).
 *
 * That spares a visitor a page which could only refuse him; it is no permission. Such a page still asks its verbs as
 * the caller it finds, and is dynamic: a page kept in memory is answered before middleware runs.
 */
export const loginTable = addressesThat(({ login }) => login);

/** Those of the table whose pages below them need a login too. */
export const loginTrees = addressesThat(({ login }) => login === 'tree');

/**
 * Whether a path, in either language and as it stands in the address, is in the table. Encoding does not count. Case does,
 * as in Next's own routes: an address in the wrong case is no page, and one that is corrected comes by here again.
 */
export function needsLogin(pathname: string): boolean {
  const path = decoded(pathname)
    .replace(/^\/en(?=\/)/, '')
    .replace(/\/$/, '');
  return loginTable.some((page) => page === path || (loginTrees.includes(page) && path.startsWith(`${page}/`)));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray % is part of no page's path.
    return pathname;
  }
}

/** Tells the exchange page that it stands in for another one; who asks for its own address has not got it. */
export const standsInHeader = 'x-stands-in';

/** Where a personal page goes that finds its cookie's session over, to have the cookie taken away. */
export const endedPath = '/ended';
