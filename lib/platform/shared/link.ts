import { wellFormed } from './well-formed';

/** Where something leads. `external` leaves this site; else `href` is an own path, still without its language prefix. */
export interface Link {
  href: string;
  external: boolean;
}

/** An origin that nobody has, for reading paths. */
const here = 'https://own.invalid';

/**
 * The one decision whether an address that anybody may have written stays on this site: a path from `/` with its query and
 * fragment, as a browser reads it; else null. An address of ours has no empty segment, no backslash and no control
 * character, as it stands or as servers on the way decode it, once or twice. So it also stays without its language prefix
 * (`/zh//host`), behind another one, and read again.
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
 * Makes a link of an address that somebody typed: http and https lead outside, an own path stays here. Anything else is
 * null: no `javascript:`, no `data:`, no address that only looks like a path.
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
 * An id as part of an address, encoded; null when there is none. `.` and `..` are none: as a segment a browser takes
 * them for a step up, encoded or not.
 */
export function encodeId(id: string | null | undefined): string | null {
  if (!id?.trim() || id === '.' || id === '..') return null;
  return encodeURIComponent(wellFormed(id));
}
