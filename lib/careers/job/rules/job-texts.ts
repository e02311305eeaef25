import { type Language, languages, translate } from '@/lib/platform/shared/language';

/** Texts that go to review if they contain prohibited words. */
export const reviewedFields = ['titleZh', 'titleEn', 'dutiesZh', 'dutiesEn', 'needsZh', 'needsEn'] as const;
export type ReviewedField = (typeof reviewedFields)[number];
export type JobTexts = Record<ReviewedField, string>;

/** The texts of each language: its title, what one does, and what one needs. */
const fieldsOf = {
  zh: ['titleZh', 'dutiesZh', 'needsZh'],
  en: ['titleEn', 'dutiesEn', 'needsEn'],
} as const satisfies Record<Language, readonly ReviewedField[]>;

/** The texts that a job lacks: all of each language that is begun; without any text, those of the version's language. */
export function missingTexts(texts: JobTexts, version: Language): ReviewedField[] {
  const begun = languages.filter((language) => fieldsOf[language].some((field) => texts[field] !== ''));
  return (begun.length > 0 ? begun : [version]).flatMap((language) =>
    fieldsOf[language].filter((field) => texts[field] === ''),
  );
}

/** The columns of what a page shows of a job in a language. */
type Shown = Record<`${'title' | 'duties' | 'needs'}_${Language}`, string>;

/** The language in which a job is shown to readers of another: theirs, or the other one where only that has all texts. */
export function shownLanguage(row: Shown, asked: Language): Language {
  const isThere = (language: Language) =>
    (['title', 'duties', 'needs'] as const).every((text) => row[`${text}_${language}`] !== '');
  const other = asked === 'zh' ? 'en' : 'zh';
  if (!isThere(asked) && isThere(other)) return other;
  return translate(row.title_zh, row.title_en, asked).language;
}
