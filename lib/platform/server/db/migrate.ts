import Sqlite from 'better-sqlite3';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database';

/** Migrations by name; they run in the order of their names and are never edited once landed. */
export type Migrations = Record<string, Migration>;

/** How long a node waits for another one that is migrating. */
const lockTimeoutMs = 120_000;

/**
 * Migrates the schema and returns the names of the migrations that ran. Safe when several processes start at once:
 * Kysely takes an advisory lock on PostgreSQL; on SQLite, where it takes none, `lockFile` serves.
 * `upTo` names the last migration to run, for a restore from an older schema. `beforeFirst` runs once, inside the lock,
 * before the first change: the automatic backup.
 */
export async function migrate(
  database: Database,
  migrations: Migrations,
  options: { lockFile?: string; beforeFirst?: () => Promise<void>; upTo?: string } = {},
): Promise<string[]> {
  const unlock = options.lockFile ? lock(options.lockFile) : () => {};
  try {
    const migrator = new Migrator({
      db: database.migrationHandle,
      provider: { getMigrations: async () => migrations },
    });
    const known = await migrator.getMigrations();
    const pending = known.filter((migration) => !migration.executedAt);
    if (pending.length > 0 && pending.length < known.length) await options.beforeFirst?.();
    const { error, results } = await (options.upTo ? migrator.migrateTo(options.upTo) : migrator.migrateToLatest());
    if (error) throw error;
    return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
  } finally {
    unlock();
  }
}

/**
 * An exclusive SQLite transaction on a separate file: the operating system ends it with its process, even on kill -9.
 */
function lock(file: string): () => void {
  const connection = new Sqlite(file, { timeout: lockTimeoutMs });
  connection.exec('begin exclusive');
  return () => connection.close();
}
