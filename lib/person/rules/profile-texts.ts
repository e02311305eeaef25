import type { ProfileFields } from '../contract';

/** A text of a profile that everybody can read, under its path in the input (`socialLinks.0.name`). */
export interface ProfileText {
  field: string;
  text: string;
}

/** The texts that go to review when they hold prohibited words (specification section 5); in others such words are refused. */
export const reviewedFields = ['nickname', 'tagline', 'bio'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

export function isReviewed(field: string): field is ReviewedField {
  return reviewedFields.some((reviewed) => reviewed === field);
}

type TextFields = Pick<ProfileFields, ReviewedField | 'education' | 'creativeFields' | 'socialLinks'>;

/** The texts that these fields would publish: those that are neither empty nor public already, wherever they stand. */
export function newTexts(fields: { [Name in keyof TextFields]?: TextFields[Name] | undefined }, standing: TextFields) {
  const known = new Set(['', ...textsOf(standing).map(({ text }) => text)]);
  return textsOf(fields).filter(({ text }) => !known.has(text));
}

function textsOf(fields: Parameters<typeof newTexts>[0]): ProfileText[] {
  const { creativeFields = [], socialLinks = [] } = fields;
  return [
    ...([...reviewedFields, 'education'] as const).map((field) => ({ field, text: fields[field] ?? '' })),
    ...creativeFields.map((text, index) => ({ field: `creativeFields.${index}`, text })),
    ...socialLinks.flatMap(({ name, url }, index) => [
      { field: `socialLinks.${index}.name`, text: name },
      { field: `socialLinks.${index}.url`, text: url },
    ]),
  ];
}
