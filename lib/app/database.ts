import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { env, isBuilding } from '@/lib/platform/server/env';

const slot = globalThis as typeof globalThis & { lightfieldDatabase?: Database };

/** The process's one database. Next keeps several module graphs in one process, hence the global. */
export function database(): Database {
  if (isBuilding()) throw new Error('The build must not open the database.');
  slot.lightfieldDatabase ??= openDatabase(env().databaseUrl);
  return slot.lightfieldDatabase;
}
