import { type Language, languages } from '@/lib/platform/shared/language';

/** Texts that go to review if they contain prohibited words. */
export const reviewedFields = ['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const;
export type ReviewedField = (typeof reviewedFields)[number];
export type BroadcastTexts = Record<ReviewedField, string>;

/** The texts of each language: its title and its details. */
const fieldsOf = {
  zh: ['titleZh', 'bodyZh'],
  en: ['titleEn', 'bodyEn'],
} as const satisfies Record<Language, readonly ReviewedField[]>;

/**
 * The texts that a broadcast lacks: title and details of each language that is begun; without any text, those of the version's
 * language.
 */
export function missingTexts(texts: BroadcastTexts, version: Language): ReviewedField[] {
  const begun = languages.filter((language) => fieldsOf[language].some((field) => texts[field] !== ''));
  return (begun.length > 0 ? begun : [version]).flatMap((language) =>
    fieldsOf[language].filter((field) => texts[field] === ''),
  );
}
