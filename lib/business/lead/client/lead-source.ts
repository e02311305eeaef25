import { type Landing, readLanding, toLanding } from '@/lib/platform/client/landing';

/** Landing page and referrer of this visit, for a request; the present page if none was stored. */
export function leadSource(): Landing {
  return readLanding() ?? toLanding(location.href, document.referrer);
}
