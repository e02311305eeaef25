import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import type { Handles } from './database';
import type { Tables } from './tables';

/** How long a connection waits for another process's write before it gives up. */
const busyTimeoutMs = 10_000;

/** Opens the database file, made with its folder when absent. `file` is an absolute path. */
export function openSqlite(file: string): Handles {
  mkdirSync(dirname(file), { recursive: true });
  const writer = connect(file);
  const reader = connect(file);
  reader.pragma('query_only = ON');
  return {
    engine: 'sqlite',
    writer: new Kysely<Tables>({ dialect: new ImmediateDialect(writer) }),
    reader: new Kysely<Tables>({ dialect: new SqliteDialect({ database: reader }) }),
  };
}

function connect(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: busyTimeoutMs });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  return connection;
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
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
