import { wellFormed } from './well-formed';

/** A target. `external` leaves this site; otherwise `href` is a path of ours without language prefix. */
export interface Link {
  href: string;
  external: boolean;
}

/** A reserved origin for parsing paths. */
const here = 'https://own.invalid';

/**
 * The only check whether an untrusted address stays on this site: returns its path from `/` with query and hash, as a
 * browser parses it; else null. A valid address has no empty segment, no backslash and no control character, neither
 * raw nor decoded once or twice. So it also stays on this site without its language prefix (`/zh//host`), with another
 * one, and when parsed again.
 */
export function ownPath(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (!text.startsWith('/') || !URL.canParse(text, here)) return null;
  const { origin, pathname, search, hash } = new URL(text, here);
  const once = decoded(pathname);
  const readings = [pathname, once, once && decoded(once)];
  if (origin !== here || once === null || readings.some((path) => path && /\/\/|\\|\p{Cc}/u.test(path))) return null;
  return pathname + search + hash;
}

/** Null for a path with a stray `%`. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Makes a link from a typed address: http and https are external, a path of ours is internal. Anything else is null: no
 * `javascript:`, no `data:`, no address that only looks like a path.
 */
export function linkTo(address: string | null | undefined): Link | null {
  const text = address?.trim() ?? '';
  if (/^https?:\/\//i.test(text)) {
    return URL.canParse(text) ? { href: new URL(text).href, external: true } : null;
  }
  const href = ownPath(text);
  return href === null ? null : { href, external: false };
}

/**
 * An id as part of an address, encoded; null when there is none. `.` and `..` are invalid: browsers resolve them as
 * parent segments, encoded or not.
 */
export function encodeId(id: string | null | undefined): string | null {
  if (!id?.trim() || id === '.' || id === '..') return null;
  return encodeURIComponent(wellFormed(id));
}
