import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** Which engine a migration runs on; nothing else may ask. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * The column type of ids and other keys: text that compares byte by byte on both engines, whatever the server's
 * locale, so that indexes and orders agree.
 */
export function keyText(db: Kysely<unknown>): RawBuilder<unknown> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`;
}
