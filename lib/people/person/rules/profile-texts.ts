import type { ProfileFields } from '../contract';

/**
 * Texts that go to review when they contain prohibited words (specification section 5); in others such words are
 * rejected.
 */
export const reviewedFields = ['nickname', 'tagline', 'bio'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

export function isReviewed(field: string): field is ReviewedField {
  return reviewedFields.some((reviewed) => reviewed === field);
}

type TextFields = Pick<ProfileFields, ReviewedField | 'education' | 'creativeFields' | 'socialLinks'>;

/** The texts of these fields under their paths in the input (`socialLinks.0.name`). */
export function profileTexts(fields: { [Name in keyof TextFields]?: TextFields[Name] | undefined }) {
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
