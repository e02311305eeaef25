/** The two interface languages (specification section 1); zh is the default. */
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh';

/**
 * All identifiers of a language (DESIGN 6): the prefix of its addresses, the hash in an address and in local storage,
 * the client state, the name in the own app's language message (uppercased), the `Language` header (specification
 * sections 3, 4 and 7), and the tags of HTML and Open Graph.
 */
export const languageNames = {
  zh: {
    prefix: '',
    marker: '#!zh',
    state: 'CN',
    app: ['CN', 'ZH', 'ZH_CN', 'ZH-CN', 'ZH-HANS'],
    header: 'zh_cn',
    html: 'zh-CN',
    openGraph: 'zh_CN',
  },
  en: {
    prefix: '/en',
    marker: '#!en',
    state: 'EN',
    app: ['EN', 'EN_US', 'EN-US'],
    header: 'en_us',
    html: 'en',
    openGraph: 'en_US',
  },
} as const satisfies Record<Language, LanguageNames>;

interface LanguageNames {
  prefix: string;
  marker: `#!${string}`;
  state: string;
  app: readonly string[];
  header: string;
  html: string;
  openGraph: string;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Reads a `Language` header; anything unknown is the default. */
export function languageFromHeader(value: string | null | undefined): Language {
  return value?.toLowerCase() === languageNames.en.header ? 'en' : defaultLanguage;
}

/** The language of a hash (`#!en`); null for every other hash and for none. */
export function languageOfMarker(fragment: string): Language | null {
  return languages.find((language) => languageNames[language].marker === fragment) ?? null;
}

/** A text in the requested language, or in the other one when it has no translation. */
export interface Translated {
  text: string;
  language: Language;
}

/**
 * Chooses the requested language and falls back to the other one. `language` is the actual one, so that the page can
 * mark a fallback with `lang` (DESIGN 6).
 */
export function translate(zh: string, en: string | null, asked: Language): Translated {
  if (asked === 'en' && en) return { text: en, language: 'en' };
  return zh ? { text: zh, language: 'zh' } : { text: en ?? '', language: 'en' };
}
