import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { env, isBuilding } from '@/lib/platform/server/env';
import { logger } from '@/lib/platform/server/log';
import { keepDataOwn } from '@/lib/platform/server/own-data';

const slot = globalThis as typeof globalThis & { lightfieldDatabase?: Database };

/**
 * The process's database, opened with owner-only file permissions; server and scripts all use it. Next has several
 * module graphs in one process, hence the global.
 */
export function database(): Database {
  if (isBuilding()) throw new Error('The build must not open the database.');
  if (!slot.lightfieldDatabase) {
    keepDataOwn(env(), logger());
    slot.lightfieldDatabase = openDatabase(env().databaseUrl);
  }
  return slot.lightfieldDatabase;
}
