/** The browsers whose ways to allow a microphone differ. */
type Browser = 'wechat' | 'safariPhone' | 'chromePhone' | 'safari' | 'firefox' | 'chrome';

/** The browser by its user agent, for the words that say how to allow a microphone; `chrome` for those that are like it. */
export function browserOf(userAgent: string): Browser {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  if (/iPhone|iPad/.test(userAgent)) return 'safariPhone';
  if (/Android/.test(userAgent)) return 'chromePhone';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  return /Safari\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent) ? 'safari' : 'chrome';
}
