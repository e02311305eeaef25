import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { queueEnd } from './end-entries';

/** Every ten minutes: contests that ended without a decision, as they were announced, let the works of their entries go. */
export const endContests = defineJob({
  kind: 'entry.end-contests',
  payload: scheduledPayload,
  schedule: { everySeconds: 600 },
  async run({ db, now, signal }) {
    for (const { id } of await overContests(db.read, now()).execute()) {
      signal.throwIfAborted();
      await db.transaction((tx) => queueEnd(tx, { contestId: id, end: 'over', reason: '' }, now()));
    }
  },
});

/** Contests that are over at `now` (ms) while works of their entries are locked; those that are decided end by themselves. */
export function overContests(db: Reader, now: number) {
  return db
    .selectFrom('contest')
    .innerJoin('activity', 'activity.id', 'contest.activity_id')
    .select('activity.id')
    .where('hold_end_at', '<=', now)
    .where('decided_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contest_entry')
          .select('contest_entry.id')
          .whereRef('contest_entry.activity_id', '=', 'contest.activity_id')
          .where('holds_work', '=', sql.lit(1)),
      ),
    )
    .orderBy('activity.id');
}
