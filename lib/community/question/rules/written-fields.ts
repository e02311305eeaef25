/**
 * The fields of a save that change something: a text that waits for review already goes on waiting, and one that is what the
 * public sees takes back what waits.
 */
export function writtenFields<Field extends string>(
  fields: readonly Field[],
  {
    texts,
    standing,
    underReview,
  }: Record<'texts' | 'standing', Record<Field, string>> & {
    underReview: Partial<Record<Field, string>>;
  },
): Field[] {
  return fields.filter((field) => texts[field] !== (underReview[field] ?? standing[field]));
}
