/** A text for publication, under its path in the input (`titleZh`, `tags.0`). */
export interface FieldText {
  field: string;
  text: string;
}

/** The texts that a change would publish: those that are neither empty nor in `standing` already, under any field. */
export function newTexts<Text extends FieldText>(written: readonly Text[], standing: readonly FieldText[]): Text[] {
  const known = new Set(['', ...standing.map(({ text }) => text)]);
  return written.filter(({ text }) => !known.has(text));
}
