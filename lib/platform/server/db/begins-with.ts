import { type RawBuilder, sql } from 'kysely';

/** Sorts after every character: the upper bound of texts with a prefix. */
const last = '\u{10FFFF}';

/**
 * Whether a column begins with a text, letter by letter: for keys, which compare byte by byte. Both engines find it by the
 * column's index.
 */
export function beginsWith(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text + last})`;
}
