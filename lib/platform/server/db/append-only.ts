import { type Kysely, sql } from 'kysely';
import { isPostgres } from './columns';

/**
 * Makes the database refuse every change and removal of a table's rows, whoever asks. For migrations. Where a migration
 * itself puts rows there, only changes can be refused: a backup that is restored takes their place.
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
