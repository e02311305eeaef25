import Sqlite from 'better-sqlite3';
import { Pool } from 'pg';
import type { Engine } from '@/lib/platform/server/db/database';

type Row = Record<string, number | string | null>;
/** Runs a statement with values for its placeholders `$1`, `$2`, which stand in this order. */
export type Query = (statement: string, values: readonly (number | string)[]) => Promise<Row[]>;

/** An engine by its driver alone: the floor of what the product does with it. */
export interface Plain {
  query: Query;
  transaction(work: (query: Query) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Opens a database as durably as the product does. `url` is what `openDatabase` opens. */
export function openPlain(engine: Engine, url: string): Plain {
  return engine === 'sqlite' ? plainSqlite(url.slice('file:'.length)) : plainPostgres(url);
}

function plainSqlite(file: string): Plain {
  const connection = new Sqlite(file, { timeout: 10_000 });
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  const statements = new Map<string, Sqlite.Statement>();
  const prepared = (text: string) => {
    const statement = statements.get(text) ?? connection.prepare(text.replace(/\$\d+/g, '?'));
    statements.set(text, statement);
    return statement;
  };
  const query: Query = async (text, values) => {
    const statement = prepared(text);
    if (statement.reader) return statement.all(...values) as Row[];
    statement.run(...values);
    return [];
  };
  let last = Promise.resolve();
  return {
    query,
    // One after another: the engine has one writer.
    transaction(work) {
      last = last.then(async () => {
        connection.exec('begin immediate');
        await work(query);
        connection.exec('commit');
      });
      return last;
    },
    close: async () => {
      connection.close();
    },
  };
}

function plainPostgres(connectionString: string): Plain {
  const pool = new Pool({ connectionString, max: 10 });
  // A connection that is still closing is told that the server stops; what a statement fails with is thrown there.
  pool.on('error', () => {});
  return {
    query: async (text, values) => (await pool.query(text, [...values])).rows,
    async transaction(work) {
      const client = await pool.connect();
      await client.query('begin');
      await work(async (text, values) => (await client.query(text, [...values])).rows);
      await client.query('commit');
      client.release();
    },
    close: () => pool.end(),
  };
}
