/** The texts of a play list, which staff read before others do when prohibited words stand in them (specification section 5). */
export const reviewedFields = ['title', 'intro'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

export function isReviewed(field: string): field is ReviewedField {
  return reviewedFields.some((reviewed) => reviewed === field);
}

type Texts = Record<ReviewedField, string>;

/** The fields whose text would be new: neither empty nor what stands in either of them already. */
export function newFields(texts: Texts, standing: Texts): ReviewedField[] {
  const known = new Set(['', standing.title, standing.intro]);
  return reviewedFields.filter((field) => !known.has(texts[field]));
}
