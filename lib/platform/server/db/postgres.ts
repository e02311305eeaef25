import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import Cursor from 'pg-cursor';
import type { Handles } from './database';
import type { Tables } from './tables';

const int8 = 20;
const poolSize = 10;
/** How long a request waits for a connection, also for one of the pool that is in use, before it is told to come back. */
const connectTimeoutMs = 10_000;
/** A transaction that stays open longer than this is ended by the server; the page cache relies on it. */
export const longestTransactionMs = 30_000;

/** Opens two pools on one PostgreSQL; the reading one refuses to write. `url` is `postgres://…`. */
export function openPostgres(url: string): Handles {
  // Times and counts are bigint; all of ours stay far below 2^53, so they come as numbers like on SQLite.
  types.setTypeParser(int8, Number);
  return {
    engine: 'postgres',
    writer: kysely(url, `-c idle_in_transaction_session_timeout=${longestTransactionMs}`),
    reader: kysely(url, '-c default_transaction_read_only=on'),
  };
}

function kysely(connectionString: string, options: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString,
    options,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  // A connection that the server closes is replaced at the next query. Without listeners it would end the process: the
  // pool's while it is idle, its own between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
}
