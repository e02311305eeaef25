import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';

/** An empty, migrated database, which can be opened several times for several nodes. */
export interface TestDatabase {
  engine: Engine;
  url: string;
  /** The first connection; closed after the block. */
  db: Database;
}

type Body = (database: () => TestDatabase) => void;

/**
 * Describes the same behaviour on SQLite and on PostgreSQL, each with a fresh migrated database for the block: verbs,
 * races, and every statement of their own. `database()` may be called inside tests and hooks.
 */
export function describeOnBothEngines(title: string, body: Body): void {
  describeOn(process.env.TEST_ENGINES === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres'], title, body);
}

/**
 * The same on SQLite only, for code without races and statements of its own, which uses verbs tested on both engines.
 * `npm run test:full` runs it on both.
 */
export function describeOnOneEngine(title: string, body: Body): void {
  describeOn(enginesOr('sqlite'), title, body);
}

/** The engines of a block that starts servers of the product, which takes seconds: this one, or both in a full run. */
export const enginesOr = (one: Engine): Engine[] => (process.env.TEST_FULL ? ['sqlite', 'postgres'] : [one]);

function describeOn(engines: Engine[], title: string, body: Body) {
  describe.each(engines)(`${title} on %s`, (engine) => {
    let database: TestDatabase;
    let remove: () => Promise<void>;

    beforeAll(async () => {
      const made = await newDatabase(engine, { isMigrated: true });
      remove = made.remove;
      database = { engine, url: made.url, db: openDatabase(made.url) };
    });

    body(() => database);

    // After the body's own: jest runs these hooks in the order of their registration.
    afterAll(async () => {
      await database.db.close();
      await remove();
    });
  });
}

/** An empty database and a function that removes it: without tables, or a copy of the one migrated for the run. */
export async function newDatabase(engine: Engine, { isMigrated = false } = {}) {
  return engine === 'sqlite' ? newSqlite(isMigrated) : newPostgres(isMigrated);
}

function newSqlite(isMigrated: boolean) {
  const template = process.env.TEST_SQLITE_TEMPLATE ?? '';
  const folder = mkdtempSync(join(dirname(template), 'sqlite-'));
  const file = join(folder, 'test.db');
  if (isMigrated) copyFileSync(template, file);
  return { url: `file:${file}`, remove: async () => rmSync(folder, { recursive: true }) };
}

async function newPostgres(isMigrated: boolean) {
  const server = process.env.TEST_POSTGRES_URL;
  const name = `test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await command(`create database ${name}${isMigrated ? ' template template_migrated' : ''}`);
  return { url: `${server}/${name}`, remove: () => command(`drop database ${name} with (force)`) };

  async function command(statement: string) {
    const client = new Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}
