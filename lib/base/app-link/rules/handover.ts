import { ownPath } from '@/lib/platform/shared/link';

/** A screen that the own app has itself: the bridge call and its argument (specification section 7). */
export type Handover =
  | ['video', { videoId: string }]
  | ['personalHome', { userId: string }]
  | ['loginWithUrl', { url: string }]
  | ['openLogin'];

/**
 * The bridge call for a link inside the own app; null for a link that the web page opens. `href` is absolute, in either
 * language, `origin` the page's. The login gets only our own addresses to return to.
 */
export function handover(href: string, origin: string): Handover | null {
  if (!URL.canParse(href)) return null;
  const address = new URL(href);
  if (address.origin !== origin) return null;
  const path = address.pathname.replace(/^\/en(?=\/)/, '');

  const videoId = decoded(/^\/video\/detail\/([^/]+)$/.exec(path)?.[1]);
  if (videoId) return ['video', { videoId }];
  const userId = path === '/otherPeople' && address.searchParams.get('userId');
  if (userId) return ['personalHome', { userId }];
  return path === '/login' ? toLogin(address.searchParams.get('redirecturl'), origin) : null;
}

function toLogin(redirect: string | null, origin: string): Handover {
  const back = ownPath(redirect);
  return back === null ? ['openLogin'] : ['loginWithUrl', { url: origin + back }];
}

function decoded(segment = ''): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray %: not an id of ours.
    return null;
  }
}
