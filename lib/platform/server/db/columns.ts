import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/**
 * The column type of ids and other keys: text that compares byte by byte on both engines, whatever the server's
 * locale, so that indexes and orders agree.
 */
export function keyText(db: Kysely<unknown>): RawBuilder<unknown> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return onPostgres ? sql`text collate "C"` : sql`text`;
}
