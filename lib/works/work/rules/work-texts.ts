/** The form in which a tag is compared: two that differ by case, width or spaces are one (specification section 5). */
export function tagKey(tag: string): string {
  return tag.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** What a work still lacks to be handed in, by the names of its fields. */
export type MissingField = 'titleZh' | 'titleEn' | 'introEn' | 'cover' | 'isOriginal' | 'file';

interface WorkToSubmit {
  titleZh: string;
  titleEn: string;
  introEn: string;
  cover: string | null;
  isOriginal: boolean | null;
  /** Whether its file has been uploaded whole and is not known to be broken. */
  hasFile: boolean;
}

/**
 * What a work lacks to be handed in (specification section 5): a cover and the choice whether it is original always; a
 * title in Chinese, or in the English version (`language` en) title and intro in English.
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

/** The first title of a work: what its file is called, without the ending, as somebody would write it. */
export function titleOfFile(name: string, most: number): string {
  const words = name
    .replace(/\.[^.\s]{1,5}$/, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
  return [...words].slice(0, most).join('').trim();
}

/** The texts that staff read before the public does when prohibited words stand in them; in others they are refused. */
export const reviewedFields = ['titleZh', 'titleEn', 'introZh', 'introEn'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

export function isReviewed(field: string): field is ReviewedField {
  return reviewedFields.some((reviewed) => reviewed === field);
}

type TextFields = Record<ReviewedField, string> & Record<'tags' | 'software', readonly string[]>;

/** Everything that is said of a work in words, under its path in the input (`tags.0`), without what is empty. */
export function workTexts(work: TextFields): { field: string; text: string }[] {
  const lists = (['tags', 'software'] as const).flatMap((list) =>
    work[list].map((text, index) => ({ field: `${list}.${index}`, text })),
  );
  return [...reviewedFields.map((field) => ({ field, text: work[field] })), ...lists].filter(({ text }) => text !== '');
}
