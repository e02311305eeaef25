import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';

/** The name of the public contest that began to take works last, at `now` (ms); null where there is none. */
export async function findCurrentContest(db: Reader, now: number): Promise<string | null> {
  const current = await db
    .selectFrom('contest')
    .select('name')
    // A literal, not a parameter: otherwise the partial index of listed contests is not used.
    .where('is_listed', '=', sql.lit(1))
    .where('enrol_start_at', '<=', now)
    .orderBy('enrol_start_at', 'desc')
    .orderBy('activity_id')
    .limit(1)
    .executeTakeFirst();
  return current?.name ?? null;
}
