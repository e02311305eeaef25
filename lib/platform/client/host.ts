/** What the own app adds to its web view's user agent. */
export const appAgentMarker = 'LightfieldApp';

/** What the page runs in, the most particular first: the own app, a chat or microblog app, else the system. */
export type Host = 'app-ios' | 'app-android' | 'wechat' | 'weibo' | 'windows' | 'ios' | 'android' | 'web';

const android = /\bAndroid\b/i;
const ios = /\b(iPhone|iPad|iPod)\b/i;

/**
 * Tells the host by the user agent (specification sections 4 and 7). An iPad's web view may call itself a Macintosh,
 * so the marker counts there too.
 */
export function hostOf(userAgent: string): Host {
  const windows = /\bWindows\b/i.test(userAgent);
  if (userAgent.includes(appAgentMarker) && !windows) {
    if (android.test(userAgent)) return 'app-android';
    if (ios.test(userAgent) || /\bMacintosh\b/i.test(userAgent)) return 'app-ios';
  }
  if (/\bMicroMessenger\b/i.test(userAgent)) return 'wechat';
  if (/\bWeibo\b/i.test(userAgent)) return 'weibo';
  if (windows) return 'windows';
  if (ios.test(userAgent)) return 'ios';
  return android.test(userAgent) ? 'android' : 'web';
}

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
