import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Database, type UntypedTx, untyped } from '../db/database';
import type { DumpedTable } from './dump-tables';

/** Stays below SQLite's and PostgreSQL's limits on parameters in one statement for tables of up to 100 columns. */
const chunkRows = 100;

/**
 * Fills the tables of a newly migrated database from a dump, all or nothing. Rows inserted by migrations are replaced:
 * the dump has their latest state. Throws when a file has another number of rows than the dump's manifest.
 */
export async function loadTables(db: Database, folder: string, tables: readonly DumpedTable[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name } of tables.toReversed()) await untyped(tx).deleteFrom(name).execute();
    for (const table of tables) {
      const loaded = await loadTable(untyped(tx), table.name, join(folder, `${table.name}.jsonl.gz`));
      if (loaded !== table.rows) {
        throw new Error(`The backup's ${table.name} has ${loaded} rows where ${table.rows} were written.`);
      }
    }
  });
}

async function loadTable(tx: UntypedTx, name: string, file: string): Promise<number> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let loaded = 0;
  let chunk: object[] = [];
  const flush = async () => {
    if (chunk.length > 0) await tx.insertInto(name).values(chunk).execute();
    loaded += chunk.length;
    chunk = [];
  };
  for await (const line of lines) {
    chunk.push(JSON.parse(line));
    if (chunk.length === chunkRows) await flush();
  }
  await flush();
  return loaded;
}
