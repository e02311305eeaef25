import { sql } from 'kysely';
import type { Database } from '@/lib/platform/server/db/database';
import { renewStatistics } from '@/lib/platform/server/db/statistics';

/** What each engine does of itself, or has done each night, after a table was filled. */
export async function renewPlans(db: Database): Promise<void> {
  if (db.engine === 'postgres') await sql`vacuum analyze`.execute(db.migrationHandle);
  await renewStatistics(db);
}
