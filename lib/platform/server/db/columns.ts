import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Which of our engines a handle is of. What its adapter can do tells: its class is another one in each of Next's module
 * graphs, and a page may ask of the database that the calls opened.
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
