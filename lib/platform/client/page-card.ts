import { languageOfMarker } from '@/lib/platform/shared/language';

/** The share data of this page. */
export interface PageCard {
  /** Absolute, without the language hash. */
  url: string;
  title: string;
  /** Its description; empty for none. */
  text: string;
  /** Absolute address of its picture; the product's own by default. */
  image: string;
}

/**
 * An address of this site for sharing: absolute, with the origin that the visitor sees, without the language hash
 * (DESIGN 6); another hash stays.
 */
export function shareAddress(address: string): string {
  const { pathname, search, hash } = new URL(address, location.href);
  return location.origin + pathname + search + (languageOfMarker(hash) ? '' : hash);
}

/** Reads the share data of this page from its head; without a canonical address it has the current one. */
export function pageCard(): PageCard {
  const find = <E extends Element>(selector: string) => document.querySelector<E>(selector);
  const picture = find<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return {
    url: shareAddress(find<HTMLLinkElement>('link[rel="canonical"]')?.href || location.href),
    title: document.title,
    text: find<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    image: new URL(picture || '/icon-512.png', location.origin).href,
  };
}
