import { type Expression, sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import type { TestDatabase } from './engines';

/** What PostgreSQL would rather do with tables as small as a test's. */
const insteadOfAnIndex = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'];

/** How an engine reads a query, as it says itself. */
export function planOf({ db }: TestDatabase, query: (db: Reader) => Expression<unknown>): Promise<string> {
  return db.transaction(async (tx) => {
    const isPostgres = db.engine === 'postgres';
    for (const way of isPostgres ? insteadOfAnIndex : []) await sql.raw(`set local enable_${way} = off`).execute(tx);
    const explain = sql.raw(isPostgres ? 'explain' : 'explain query plan');
    const { rows } = await sql`${explain} select * from ${query(tx)} as page`.execute(tx);
    return JSON.stringify(rows);
  });
}
