/** A changed field, before and after; undefined where it was or is missing, empty where it is empty. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type Fields = Record<string, unknown> | null;

/** The longest value that is shown; the exported file has all of it. */
const longest = 300;

/** The fields that differ, in their order. */
export function changesOf(before: Fields, after: Fields): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }))
    .filter((change) => change.before !== change.after)
    .map(({ field, ...values }) => ({ field, before: cut(values.before), after: cut(values.after) }));
}

/** The changes as one line of a file. */
export function changesText(before: Fields, after: Fields): string {
  const changed = changesOf(before, after);
  return changed
    .map(({ field }) => `${field}: ${textOf(before, field) ?? ''} → ${textOf(after, field) ?? ''}`)
    .join('; ');
}

function textOf(fields: Fields, field: string): string | undefined {
  if (!fields || !Object.hasOwn(fields, field)) return undefined;
  const value = fields[field];
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cut(text: string | undefined): string | undefined {
  return text !== undefined && text.length > longest ? `${text.slice(0, longest)}…` : text;
}
