/**
 * The name of one of our cookies. On https it has the prefix `__Host-`: browsers then accept it only from this host, by
 * https and for every path, so that no neighbouring host can set one. On http they would reject it.
 */
export function ownCookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}
