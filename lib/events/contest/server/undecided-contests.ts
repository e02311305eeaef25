import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';

/** Public contests whose works are no longer taken, and whose awards are not published. By their index. */
export function undecidedContests(db: Reader, now: number) {
  return db
    .selectFrom('contest')
    .where('is_listed', '=', sql.lit(1))
    .where('decided_at', 'is', null)
    .where('enrol_end_at', '<=', now);
}
