/** The two interface languages (specification section 1); zh is the default. */
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh';

/** What the `Language` header says for each language (specification section 7). */
export const languageHeader = { zh: 'zh_cn', en: 'en_us' } as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Reads a `Language` header; anything unknown is the default. */
export function languageFromHeader(value: string | null | undefined): Language {
  return value?.toLowerCase() === languageHeader.en ? 'en' : defaultLanguage;
}

/** A text in the asked language, or in the other one when it has no translation. */
export interface Translated {
  text: string;
  language: Language;
}

/**
 * Picks the asked language and falls back to the other one. `language` names what was really taken, so that the
 * page can mark a fallback with `lang` (DESIGN 6).
 */
export function translate(zh: string, en: string | null, asked: Language): Translated {
  if (asked === 'en' && en) return { text: en, language: 'en' };
  return zh ? { text: zh, language: 'zh' } : { text: en ?? '', language: 'en' };
}
