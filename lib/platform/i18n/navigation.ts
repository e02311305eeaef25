import { redirect as redirectTo } from 'next/navigation';
import { type Language, languageNames } from '@/lib/platform/shared/language';

// Our own in place of next-intl's navigation: two languages and a prefix need a tenth of its weight, which every page
// would carry (ADR 9).

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

/** Goes to a page in a language, from the server. */
export function redirect(place: Place): never {
  redirectTo(getPathname(place));
}

/** What the address of a page says: its language, and its path without language prefix, with its query and fragment. */
export function placeOf(address: string): { language: Language; path: string } {
  // The router calls a Chinese page by the folder that it is rewritten to until the browser has taken over.
  const [, name = 'zh', path = address] = /^\/(zh|en)(?=[/?#]|$)(.*)$/.exec(address) ?? [];
  return { language: name as Language, path: path.startsWith('/') ? path : `/${path}` };
}
