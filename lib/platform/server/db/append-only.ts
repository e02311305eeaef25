import { type Kysely, sql } from 'kysely';
import { isPostgres } from './columns';

/**
 * Makes the database reject every change and removal of a table's rows. For migrations. For a table in which a
 * migration inserts rows, only changes can be rejected: restoring a backup replaces those rows.
 */
export async function appendOnly(
  db: Kysely<unknown>,
  table: string,
  refused: readonly ('update' | 'delete' | 'truncate')[] = ['update', 'delete', 'truncate'],
): Promise<void> {
  for (const event of refused) {
    // SQLite has no such statement.
    if (event === 'truncate' && !isPostgres(db)) continue;
    const trigger = sql.ref(`${table}_no_${event}`);
    if (isPostgres(db)) {
      await sql`
        create or replace function ${trigger}() returns trigger language plpgsql as
        $$ begin raise exception 'rows of % are never changed', tg_table_name; end $$`.execute(db);
      await sql`
        create trigger ${trigger} before ${sql.raw(event)} on ${sql.table(table)}
        for each ${sql.raw(event === 'truncate' ? 'statement' : 'row')} execute function ${trigger}()`.execute(db);
    } else {
      await sql`
        create trigger ${trigger} before ${sql.raw(event)} on ${sql.table(table)}
        begin select raise(abort, 'rows of this table are never changed'); end`.execute(db);
    }
  }
}
