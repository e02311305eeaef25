import { ownPath } from '@/lib/platform/shared/link';

/** A screen that the own app has itself: the call of the bridge, and what it says (specification section 7). */
export type Handover =
  | ['video', { videoId: string }]
  | ['personalHome', { userId: string }]
  | ['loginWithUrl', { url: string }]
  | ['openLogin'];

/**
 * What a link inside the own app is handed over as; null for one that the web page opens. `href` is a whole address, in
 * either language, `origin` the page's. The login is given only addresses of our own to come back to.
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
    // A stray %: no id of ours.
    return null;
  }
}
