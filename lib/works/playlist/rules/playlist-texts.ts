/**
 * The texts of a play list, which are reviewed before publication if they contain prohibited words (specification
 * section 5).
 */
export const reviewedFields = ['title', 'intro'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

export function isReviewed(field: string): field is ReviewedField {
  return reviewedFields.some((reviewed) => reviewed === field);
}

export const playlistTexts = (texts: Record<ReviewedField, string>) =>
  reviewedFields.map((field) => ({ field, text: texts[field] }));
