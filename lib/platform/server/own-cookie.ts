/**
 * The name that a browser keeps a cookie of ours under. On https it bears `__Host-`: browsers then take it from this very
 * host only, by https and for every path, so that no neighbouring host can plant one. On http they would refuse it.
 */
export function ownCookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}
