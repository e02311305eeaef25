import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Handles } from './database';
import type { Tables } from './tables';
import { codeOf } from './violations';

/** How long a write waits for another process's transaction, and the interval of its attempts. */
const lockTimeoutMs = 10_000;
const lockRetryMs = 2;
const rememberedStatements = 500;

/** Opens the database file, created with its folder if missing. `file` is an absolute path. */
export function openSqlite(file: string): Handles {
  mkdirSync(dirname(file), { recursive: true });
  const writer = connect(file);
  const reader = connect(file);
  reader.pragma('query_only = ON');
  // SQLite's own waiting blocks the thread; `ImmediateDriver` waits asynchronously.
  writer.pragma('busy_timeout = 0');
  // Entries of an index that its statistics are estimated from (`statistics.ts`).
  writer.pragma('analysis_limit = 400');
  return {
    engine: 'sqlite',
    writer: new Kysely<Tables>({ dialect: new ImmediateDialect(writer) }),
    reader: new Kysely<Tables>({ dialect: new SqliteDialect({ database: reader }) }),
  };
}

function connect(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: lockTimeoutMs });
  switchToWriteAheadLog(connection);
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // Otherwise `insert or replace` would remove rows without firing the triggers that reject it.
  connection.pragma('recursive_triggers = ON');
  return rememberStatements(connection);
}

/**
 * Switches a new file to WAL permanently. SQLite does not wait for that lock: of several processes that start at once
 * on a new file, all but one would fail. The thread is blocked meanwhile, since nothing else runs yet.
 */
function switchToWriteAheadLog(connection: Sqlite.Database): void {
  const deadline = Date.now() + lockTimeoutMs;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      connection.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() > deadline) throw error;
      Atomics.wait(pause, 0, 0, lockRetryMs);
    }
  }
}

/** Kysely prepares a statement for each execution, which costs as much as a short query. */
function rememberStatements(connection: Sqlite.Database): Sqlite.Database {
  const prepare = connection.prepare.bind(connection);
  const statements = new LRUCache<string, Sqlite.Statement>({ max: rememberedStatements });
  const remember = (sql: string) => {
    const statement = prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return Object.assign(connection, { prepare: (sql: string) => statements.get(sql) ?? remember(sql) });
}

/**
 * Takes the write lock at a transaction's start. A transaction that reads first and then writes would otherwise fail
 * at once, without waiting, whenever another process wrote in between.
 */
class ImmediateDialect extends SqliteDialect {
  readonly #connection: Sqlite.Database;

  constructor(connection: Sqlite.Database) {
    super({ database: connection });
    this.#connection = connection;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#connection });
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = Date.now() + lockTimeoutMs;
    // Nothing else here yields to the event loop: many consecutive transactions would block every request.
    await nextTurn();
    while (!(await tryBegin(connection))) {
      if (Date.now() > deadline) throw locked();
      await sleep(lockRetryMs);
    }
  }
}

function locked(): Error {
  const error = new Error(`The database was locked by another process for ${lockTimeoutMs} ms.`);
  return Object.assign(error, { code: 'SQLITE_BUSY' });
}

async function tryBegin(connection: DatabaseConnection): Promise<boolean> {
  try {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    return true;
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') return false;
    throw error;
  }
}
