import { type Language, languages } from '@/lib/platform/shared/language';

/** Texts that go to review if they contain prohibited words; in tags these are rejected. */
export const reviewedFields = ['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const;
export type ReviewedField = (typeof reviewedFields)[number];
export type ArticleTexts = Record<ReviewedField, string>;

export function isReviewed(field: string): field is ReviewedField {
  return reviewedFields.some((reviewed) => reviewed === field);
}

/** The fields of each language. */
export const fieldsOf = {
  zh: { title: 'titleZh', body: 'bodyZh' },
  en: { title: 'titleEn', body: 'bodyEn' },
} as const satisfies Record<Language, Record<'title' | 'body', ReviewedField>>;

/** Whether there is a text in a language: a title and a body. */
export function hasText(texts: ArticleTexts, language: Language): boolean {
  const { title, body } = fieldsOf[language];
  return texts[title] !== '' && texts[body] !== '';
}

/**
 * The fields that an article needs for submission: title and body of each language that is begun; without any text, those of
 * the version's language.
 */
export function neededFields(texts: ArticleTexts, version: Language): ReviewedField[] {
  const begun = languages.filter((language) => Object.values(fieldsOf[language]).some((field) => texts[field] !== ''));
  return (begun.length > 0 ? begun : [version]).flatMap((language) => Object.values(fieldsOf[language]));
}

/** Those of them that are empty. */
export function missingFields(texts: ArticleTexts, version: Language): ReviewedField[] {
  return neededFields(texts, version).filter((field) => texts[field] === '');
}
