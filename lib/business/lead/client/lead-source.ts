import { type Landing, readLanding, toLanding } from '@/lib/platform/client/landing';

/** Where this visit began and who led here, for a request that it ends in; the present page where nothing was noted. */
export function leadSource(): Landing {
  return readLanding() ?? toLanding(location.href, document.referrer);
}
