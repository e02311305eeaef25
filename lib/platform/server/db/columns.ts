import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * The engine of a handle, by a feature of its adapter. Its class cannot be used: it differs in each of Next's module
 * graphs, and a page may use the database that the API opened.
 */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter.supportsTransactionalDdl === true;
}

/**
 * The column type of ids and other keys: text that compares byte by byte on both engines, whatever the server's
 * locale, so that indexes and orders agree.
 */
export function keyText(db: Kysely<unknown>): RawBuilder<unknown> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`;
}
