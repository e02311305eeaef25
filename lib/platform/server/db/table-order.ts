import { sql } from 'kysely';
import { isPostgres } from './columns';
import type { Reader } from './database';

/** Kysely's own tables; each database has them from its own migrations. */
const bookkeeping = ['kysely_migration', 'kysely_migration_lock'];

/**
 * These tables are derived from others and rebuilt when missing: backups leave them out, including an engine's tables
 * for them.
 */
const isDerived = (name: string) => name.startsWith('index_');

/** The names of all tables with data of their own, each after those that its foreign keys refer to. */
export async function tablesInOrder(db: Reader): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map((table) => table.name).filter((name) => !bookkeeping.includes(name) && !isDerived(name));
  const references = await foreignKeys(db, names);
  const ordered: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const target of references.get(name) ?? []) visit(target, [...path, name]);
    ordered.push(name);
  };
  for (const name of names.sort()) visit(name, []);
  return ordered;
}

async function foreignKeys(db: Reader, names: string[]): Promise<Map<string, string[]>> {
  const pairs = isPostgres(db) ? await onPostgres(db) : await onSqlite(db, names);
  const byTable = Map.groupBy(pairs, (pair) => pair.from);
  return new Map([...byTable].map(([from, same]) => [from, same.map((pair) => pair.to)]));
}

async function onPostgres(db: Reader) {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f'`.execute(db);
  return rows;
}

async function onSqlite(db: Reader, names: string[]) {
  const lists = names.map(async (from) => {
    const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${from})`.execute(db);
    return rows.map((row) => ({ from, to: row.table }));
  });
  return (await Promise.all(lists)).flat();
}
