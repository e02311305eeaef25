import { redirect as redirectTo } from 'next/navigation';
import { type Language, languageNames } from '@/lib/platform/shared/language';

// Our own code instead of next-intl's navigation: for two languages and a prefix it has a tenth of the weight, which
// every page would load (ADR 9).

/** A page in a language. */
export interface Place {
  locale: Language;
  /** Without language prefix: `/`, `/Find?q=1`. */
  href: string;
}

/** The address of a page in a language. */
export function getPathname({ locale, href }: Place): string {
  const { prefix } = languageNames[locale];
  return prefix && /^\/(?=[?#]|$)/.test(href) ? prefix + href.slice(1) : prefix + href;
}

/** Redirects to a page in a language, on the server. */
export function redirect(place: Place): never {
  redirectTo(getPathname(place));
}

/** Parses the address of a page: its language, and its path without language prefix, with query and hash. */
export function placeOf(address: string): { language: Language; path: string } {
  // Until hydration the router names a Chinese page by the folder that it is rewritten to.
  const [, name = 'zh', path = address] = /^\/(zh|en)(?=[/?#]|$)(.*)$/.exec(address) ?? [];
  return { language: name as Language, path: path.startsWith('/') ? path : `/${path}` };
}
