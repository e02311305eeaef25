import { languageOfMarker } from '@/lib/platform/shared/language';

/** How this page presents itself to others. */
export interface PageCard {
  /** Absolute, without a language marker. */
  url: string;
  title: string;
  /** Its description; empty where it has none. */
  text: string;
  /** Absolute address of its picture; the product's own where it has none. */
  image: string;
}

/**
 * An address of this site as others get it: absolute, on the origin that the visitor sees, without the language marker
 * (DESIGN 6); another fragment stays.
 */
export function shareAddress(address: string): string {
  const { pathname, search, hash } = new URL(address, location.href);
  return location.origin + pathname + search + (languageOfMarker(hash) ? '' : hash);
}

/** Reads the card of this page from its head; without a canonical address it is the current one. */
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
