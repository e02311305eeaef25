import { addressesThat, pathPattern } from '@/lib/platform/shared/addresses.mjs';

/**
 * The pages that need a login, by their path in Chinese: a request without the session cookie is redirected to the
 * login (`middleware.ts`, whose matcher repeats them because Next reads it as text: a test compares both).
 * This is a convenience, not a permission check. Such a page still calls its verbs as its caller, and is dynamic: a
 * cached page is answered before middleware runs.
 */
export const loginTable = addressesThat(({ login }) => login);

/** Those whose child pages need a login too. */
export const loginTrees = addressesThat(({ login }) => login === 'tree');

const page = new RegExp(`^(?:${loginTable.map(pathPattern).join('|')}|(?:${loginTrees.join('|')})/.*)$`);

/**
 * Whether a raw path, in either language, is in the table. Encoding is ignored. Case is not, as in Next's own routes:
 * an address in the wrong case has no page, and is checked again after its redirect.
 */
export function needsLogin(pathname: string): boolean {
  const path = decoded(pathname)
    .replace(/^\/en(?=\/)/, '')
    .replace(/\/$/, '');
  return page.test(path);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray % is in no page's path.
    return pathname;
  }
}

/** Tells the exchange page that it was rewritten to from another one; a direct request does not have it. */
export const standsInHeader = 'x-stands-in';

/** Where a personal page redirects to have the cookie of an ended session removed. */
export const endedPath = '/ended';
