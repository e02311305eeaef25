import { currentHost, inOwnApp } from './host';

/** The calls to the own app, with their arguments (specification section 7). */
export type AppCall =
  | [name: 'share', value: { url: string }]
  | [name: 'openLogin']
  | [name: 'loginWithUrl', value: { url: string }]
  | [name: 'personalHome', value: { userId: string }]
  | [name: 'video', value: { videoId: string }];

/** The name of each call on either system; section 8 names the login with an address, the others follow its style. */
const names = {
  share: { ios: 'app_share', android: 'share' },
  openLogin: { ios: 'app_login', android: 'openLogin' },
  loginWithUrl: { ios: 'app_login_in', android: 'openLogin' },
  personalHome: { ios: 'app_personal_home', android: 'openPersonalHome' },
  video: { ios: 'app_video', android: 'openVideo' },
} as const satisfies Record<AppCall[0], { ios: string; android: string }>;

type Names = (typeof names)[AppCall[0]];

/** The bridges that the app installs in the window. */
interface Bridges {
  /** A WKScriptMessageHandler per name. */
  webkit: { messageHandlers: Record<Names['ios'], { postMessage(text: string | null): void }> };
  /** The object of addJavascriptInterface; its methods must be called on it. */
  android: Record<Names['android'], (...texts: string[]) => void>;
}

/**
 * Calls the own app: `callApp('video', { videoId })`. True when the app accepted it. False outside the app, without a
 * bridge or this call in it, and where the call fails: the web page does it itself then. Never throws.
 */
export function callApp(...[name, value]: AppCall): boolean {
  if (!inOwnApp()) return false;
  const { android, webkit } = window as unknown as Bridges;
  const texts: string[] = Object.values(value ?? {});
  try {
    if (currentHost() === 'app-android') android[names[name].android](...texts);
    else webkit.messageHandlers[names[name].ios].postMessage(texts[0] ?? null);
    return true;
  } catch (error) {
    console.warn(`The app did not take ${name}`, error);
    return false;
  }
}
