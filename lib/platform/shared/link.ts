import { wellFormed } from './well-formed';

/** Where something leads. `external` leaves this site; else `href` is an own path, still without its language prefix. */
export interface Link {
  href: string;
  external: boolean;
}

/** An origin that nobody has; an own path is one that stays on it. */
const here = 'https://own.invalid';

/**
 * Makes a link of an address that somebody typed: http and https lead outside, a path from `/` stays here. Anything
 * else is null: no `javascript:`, no `data:`, no address that only looks like a path (`//host`, `/\host`, `/.//host`).
 */
export function linkTo(address: string | null | undefined): Link | null {
  const text = address?.trim() ?? '';
  if (/^https?:\/\//i.test(text)) {
    return URL.canParse(text) ? { href: new URL(text).href, external: true } : null;
  }
  if (!text.startsWith('/') || !URL.canParse(text, here)) return null;
  const { origin, pathname, search, hash } = new URL(text, here);
  return origin === here && !pathname.startsWith('//') ? { href: pathname + search + hash, external: false } : null;
}

/**
 * An id as part of an address, encoded; null when there is none. `.` and `..` are none: as a segment a browser takes
 * them for a step up, encoded or not.
 */
export function encodeId(id: string | null | undefined): string | null {
  if (!id?.trim() || id === '.' || id === '..') return null;
  return encodeURIComponent(wellFormed(id));
}
