import { type RawBuilder, sql } from 'kysely';

/**
 * Whether any of the columns holds the text, whatever its case: for tables that staff search, where a word of two Chinese
 * characters must be found too. It reads every row that the rest of the query leaves.
 */
export function contains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // Each engine has letters of its own that it knows in lower case: it must see both sides.
  const any = columns.map((column) => sql`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`);
  return sql<boolean>`(${sql.join(any, sql` or `)})`;
}

/** Whether a column holds one of these texts, letter by letter: what both sides have been folded to. */
export function containsOne(column: string, texts: readonly string[]): RawBuilder<boolean> {
  const any = texts.map((text) => sql`replace(${sql.ref(column)}, ${text}, '') <> ${sql.ref(column)}`);
  return sql<boolean>`(${sql.join(any, sql` or `)})`;
}
