import { type Host, hostOf } from '@/lib/platform/shared/host';

/** The host of this page; `web` on the server. */
export function currentHost(): Host {
  return typeof navigator === 'undefined' ? 'web' : hostOf(navigator.userAgent);
}

/** Whether the page runs inside the product's own app, where nothing opens a new tab. */
export function inOwnApp(host: Host = currentHost()): boolean {
  return host === 'app-ios' || host === 'app-android';
}

/** The `pf` header of a host (specification section 7). */
export function platformNumber(host: Host): 2 | 3 | 5 {
  if (host === 'app-ios') return 2;
  return host === 'app-android' ? 3 : 5;
}
