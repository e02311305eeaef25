import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrations } from '@/lib/app/migrations';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';

/** An empty, migrated database of its own, to be opened as often as a test needs nodes. */
export interface TestDatabase {
  engine: Engine;
  url: string;
  /** The first connection; closed after the block. */
  db: Database;
}

/**
 * Describes the same behaviour on SQLite and on PostgreSQL, each with a fresh migrated database for the block.
 * `database()` may be called inside tests and hooks.
 */
export function describeOnBothEngines(title: string, body: (database: () => TestDatabase) => void): void {
  const engines: Engine[] = ['sqlite', 'postgres'];
  describe.each(engines)(`${title} on %s`, (engine) => {
    let database: TestDatabase;
    let remove: () => Promise<void>;

    beforeAll(async () => {
      const made = await newDatabase(engine);
      remove = made.remove;
      database = { engine, url: made.url, db: openDatabase(made.url) };
      await migrate(database.db, migrations);
    }, 60_000);

    body(() => database);

    // After the body's own: jest runs these hooks in the order of their registration.
    afterAll(async () => {
      await database.db.close();
      await remove();
    });
  });
}

/** An empty database without tables, and how to remove it. */
export async function newDatabase(engine: Engine): Promise<{ url: string; remove: () => Promise<void> }> {
  return engine === 'sqlite' ? newSqlite() : newPostgres();
}

function newSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-sqlite-'));
  return { url: `file:${join(folder, 'test.db')}`, remove: async () => rmSync(folder, { recursive: true }) };
}

async function newPostgres() {
  const server = process.env.TEST_POSTGRES_URL;
  const name = `test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await command(`create database ${name}`);
  return { url: `${server}/${name}`, remove: () => command(`drop database ${name} with (force)`) };

  async function command(statement: string) {
    const client = new Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}
