import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import Cursor from 'pg-cursor';
import type { Handles } from './database';
import { prepareStatements } from './prepare-statements';
import type { Tables } from './tables';

const int8 = 20;
const poolSize = 10;
/**
 * How long a request waits for a connection, also for a free one of the pool, before it is rejected with Retry-After.
 */
const connectTimeoutMs = 10_000;
/** A transaction that stays open longer than this is ended by the server; the page cache relies on it. */
export const longestTransactionMs = 30_000;

/** Opens two pools on one PostgreSQL; the reading one rejects writes. `url` is `postgres://…`. */
export function openPostgres(url: string): Handles {
  // Times and counts are bigint; ours are far below 2^53, so they are parsed as numbers, like on SQLite.
  types.setTypeParser(int8, Number);
  const writer = openPool(url, `-c idle_in_transaction_session_timeout=${longestTransactionMs}`);
  const reader = openPool(url, '-c default_transaction_read_only=on');
  return {
    engine: 'postgres',
    writer: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepareStatements(writer) }) }),
    reader: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: reader, cursor: Cursor }) }),
  };
}

function openPool(connectionString: string, options: string): Pool {
  const pool = new Pool({
    connectionString,
    // A request's query is short: to start workers for it costs more than they save.
    options: `-c max_parallel_workers_per_gather=0 ${options}`,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  // A connection closed by the server is replaced at the next query. Without listeners the error would end the process:
  // the pool's while it is idle, its own between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
