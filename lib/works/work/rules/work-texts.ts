/** The names of fields that a work still needs for submission. */
export type MissingField = 'titleZh' | 'titleEn' | 'introEn' | 'cover' | 'isOriginal' | 'file';

interface WorkToSubmit {
  titleZh: string;
  titleEn: string;
  introEn: string;
  cover: string | null;
  isOriginal: boolean | null;
  /** Whether its file is completely uploaded and not known to be broken. */
  hasFile: boolean;
}

/**
 * The fields that a work needs for submission (specification section 5): always a cover and the choice of originality;
 * a title in Chinese, or in the English version (`language` en) title and intro in English.
 */
export function missingFields(work: WorkToSubmit, language: 'zh' | 'en'): MissingField[] {
  const english = language === 'en';
  const missing: [MissingField, boolean][] = [
    ['file', !work.hasFile],
    ['titleZh', !english && work.titleZh === ''],
    ['titleEn', english && work.titleEn === ''],
    ['introEn', english && work.introEn === ''],
    ['cover', work.cover === null],
    ['isOriginal', work.isOriginal === null],
  ];
  return missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}

/** The initial title of a work: the name of its file without extension, with separators as spaces. */
export function titleOfFile(name: string, most: number): string {
  const words = name
    .replace(/\.[^.\s]{1,5}$/, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
  return [...words].slice(0, most).join('').trim();
}

/** Texts that go to review if they contain prohibited words; in others these are rejected. */
export const reviewedFields = ['titleZh', 'titleEn', 'introZh', 'introEn'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

export function isReviewed(field: string): field is ReviewedField {
  return reviewedFields.some((reviewed) => reviewed === field);
}

type TextFields = Record<ReviewedField, string> & Record<'tags' | 'software', readonly string[]>;

/** All non-empty texts of a work, under their path in the input (`tags.0`). */
export function workTexts(work: TextFields): { field: string; text: string }[] {
  const lists = (['tags', 'software'] as const).flatMap((list) =>
    work[list].map((text, index) => ({ field: `${list}.${index}`, text })),
  );
  return [...reviewedFields.map((field) => ({ field, text: work[field] })), ...lists].filter(({ text }) => text !== '');
}
