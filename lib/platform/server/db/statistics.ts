import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './database';
import type { Tables } from './tables';

/**
 * Renews the query planner's statistics of tables that have changed much in size, or have a new index. SQLite does this only
 * when asked, PostgreSQL without. Idempotent. Each index is a short transaction of its own: SQLite counts its entries and
 * reads a few hundred of them, and a write of any process waits for no more than that.
 */
export async function renewStatistics(db: Database): Promise<void> {
  if (db.engine !== 'sqlite') return;
  const statements = await db.transaction(outdated);
  for (const statement of statements) await db.transaction((tx) => statement.execute(tx));
  if (statements.length > 0) await db.transaction(tellConnections);
}

/**
 * Renews them of a table that has just been given thousands of rows of a new day: until PostgreSQL does so itself, up to a
 * minute later, its planner expects a few and sorts all of them for each page. SQLite reads such a table in the order of its
 * index.
 */
export async function renewStatisticsOf(db: Database, table: keyof Tables): Promise<void> {
  if (db.engine === 'postgres') await db.transaction((tx) => sql`analyze ${sql.table(table)}`.execute(tx));
}

/** Statements, one per index of the tables that SQLite finds in need of it; of a table without any, its own. */
async function outdated(tx: Tx): Promise<RawBuilder<unknown>[]> {
  // -1 returns the statements of a full optimization, one per table, and runs none of them.
  const { rows } = await sql<{ optimize: string }>`pragma optimize(-1)`.execute(tx);
  const statements: RawBuilder<unknown>[] = [];
  for (const { optimize } of rows) {
    const indexes = await sql<{ name: string }>`select name from sqlite_schema
      where type = 'index' and ${optimize} = 'ANALYZE "main"."' || tbl_name || '"'`.execute(tx);
    statements.push(...indexes.rows.map(({ name }) => sql`analyze ${sql.id(name)}`));
    if (indexes.rows.length === 0) statements.push(sql.raw(optimize));
  }
  return statements;
}

/** Other connections read the statistics along with the schema, and the schema again once it was changed. */
async function tellConnections(tx: Tx): Promise<void> {
  await sql`create view statistics_renewed as select 1`.execute(tx);
  await sql`drop view statistics_renewed`.execute(tx);
}
