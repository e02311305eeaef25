import { sql } from 'kysely';
import type { Database } from './database';

/**
 * Renews the query planner's statistics of tables that have changed much in size, or have a new index. SQLite does this only
 * when asked, PostgreSQL without. Idempotent. Each table is a short transaction of its own, a few hundred entries of each
 * index, so that a write of any process waits for one table at most.
 */
export async function renewStatistics(db: Database): Promise<void> {
  if (db.engine !== 'sqlite') return;
  // -1 returns the statements of a full optimization and runs none of them.
  const wanted = await db.transaction((tx) => sql<{ optimize: string }>`pragma optimize(-1)`.execute(tx));
  for (const { optimize } of wanted.rows) await db.transaction((tx) => sql.raw(optimize).execute(tx));
  if (wanted.rows.length === 0) return;
  // Other connections read the statistics along with the schema, and the schema again once it was changed.
  await db.transaction(async (tx) => {
    await sql`create view statistics_renewed as select 1`.execute(tx);
    await sql`drop view statistics_renewed`.execute(tx);
  });
}
