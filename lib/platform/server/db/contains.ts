import { type RawBuilder, sql } from 'kysely';

/**
 * Whether any of the columns contains the text, ignoring case: for tables that staff search, where a word of two
 * Chinese characters must be found too. It reads every row that the rest of the query leaves.
 */
export function contains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // The engines differ in which letters they can lower-case, so the engine must do it on both sides.
  const any = columns.map((column) => sql`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`);
  return sql<boolean>`(${sql.join(any, sql` or `)})`;
}

/** Whether a column contains one of these texts exactly: both sides are folded already. */
export function containsOne(column: string, texts: readonly string[]): RawBuilder<boolean> {
  const any = texts.map((text) => sql`replace(${sql.ref(column)}, ${text}, '') <> ${sql.ref(column)}`);
  return sql<boolean>`(${sql.join(any, sql` or `)})`;
}
