/** The host of the page, the most specific first: the own app, a chat or microblog app, else the system. */
export type Host = 'app-ios' | 'app-android' | 'wechat' | 'weibo' | 'windows' | 'ios' | 'android' | 'web';

/**
 * Detects the host by the user agent (specification sections 4 and 7). An iPad's web view may identify as a Macintosh,
 * so the app's token counts there too. Uses only its argument: it also runs from its source text, before the first
 * paint.
 */
export function hostOf(userAgent: string): Host {
  const has = (word: RegExp) => word.test(userAgent);
  const windows = has(/\bWindows\b/i);
  const android = has(/\bAndroid\b/i);
  const ios = has(/\b(iPhone|iPad|iPod)\b/i);
  // The own app's token in its web view's user agent.
  if (has(/LightfieldApp/) && !windows) {
    if (android) return 'app-android';
    if (ios || has(/\bMacintosh\b/i)) return 'app-ios';
  }
  if (has(/\bMicroMessenger\b/i)) return 'wechat';
  if (has(/\bWeibo\b/i)) return 'weibo';
  if (windows) return 'windows';
  if (ios) return 'ios';
  return android ? 'android' : 'web';
}
