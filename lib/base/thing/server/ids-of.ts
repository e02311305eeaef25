import { sql } from 'kysely';
import type { Tables } from '@/lib/platform/server/db/tables';
import type { Searchable } from './searchable';

/** Reads the ids of a table whose rows are all things of a slice, in order. */
export function idsOf(table: keyof Tables): Searchable['findIds'] {
  return async (db, after, limit) => {
    const rows = await db
      .selectFrom(sql<{ id: string }>`${sql.table(table)}`.as('thing'))
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  };
}
