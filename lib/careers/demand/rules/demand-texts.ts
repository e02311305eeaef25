import { type Language, languages } from '@/lib/platform/shared/language';

/** Texts that go to review if they contain prohibited words. */
export const reviewedFields = ['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const;
export type ReviewedField = (typeof reviewedFields)[number];
export type DemandTexts = Record<ReviewedField, string>;

/** The texts of each language: its title and what is asked. */
const fieldsOf = {
  zh: ['titleZh', 'bodyZh'],
  en: ['titleEn', 'bodyEn'],
} as const satisfies Record<Language, readonly ReviewedField[]>;

/**
 * The texts that a demand lacks: title and what is asked of each language that is begun; without any text, those of the version's
 * language.
 */
export function missingTexts(texts: DemandTexts, version: Language): ReviewedField[] {
  const begun = languages.filter((language) => fieldsOf[language].some((field) => texts[field] !== ''));
  return (begun.length > 0 ? begun : [version]).flatMap((language) =>
    fieldsOf[language].filter((field) => texts[field] === ''),
  );
}

interface Row {
  title_zh: string;
  title_en: string;
  body_zh: string;
  body_en: string;
}

/** The language in which a demand is shown to readers of another: theirs, or the other one where only that has all its texts. */
export function shownLanguage(row: Row, asked: Language): Language {
  const isThere = (language: Language) => row[`title_${language}`] !== '' && row[`body_${language}`] !== '';
  const other = asked === 'zh' ? 'en' : 'zh';
  return !isThere(asked) && isThere(other) ? other : asked;
}
