import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, type UntypedTx, untyped } from '../db/database';
import { tablesInOrder } from '../db/table-order';

/** A table of a dump: its file is `<name>.jsonl.gz`, a JSON object per row. */
export interface DumpedTable {
  name: string;
  rows: number;
}

const chunkRows = 500;

/**
 * Writes every table into `folder` as of one moment. The rows are plain JSON, the same from both engines: a dump made
 * on SQLite restores on PostgreSQL and the other way round. Returns the tables in the order in which to restore them.
 */
export async function dumpTables(db: Database, folder: string): Promise<DumpedTable[]> {
  await mkdir(folder, { recursive: true });
  return db.snapshot(async (view) => {
    const dumped: DumpedTable[] = [];
    for (const name of await tablesInOrder(view)) {
      dumped.push({ name, rows: await dumpTable(untyped(view), name, join(folder, `${name}.jsonl.gz`)) });
    }
    return dumped;
  });
}

async function dumpTable(view: UntypedTx, name: string, file: string): Promise<number> {
  const gzip = createGzip();
  const output = gzip.pipe(createWriteStream(file));
  let rows = 0;
  for await (const row of view.selectFrom(name).selectAll().stream(chunkRows)) {
    rows += 1;
    if (!gzip.write(`${JSON.stringify(row)}\n`)) await once(gzip, 'drain');
  }
  gzip.end();
  await finished(output);
  return rows;
}
