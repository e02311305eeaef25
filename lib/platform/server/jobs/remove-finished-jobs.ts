import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '../db/database';
import type { JobState } from '../tables';
import { defineJob } from './define-job';
import { scheduledPayload } from './schedule';

const rowsAtOnce = 500;

/** Cleans up the queue's table: done jobs, with their unique keys, after a week; failed ones after a quarter. */
export const removeFinishedJobs = defineJob({
  kind: 'platform.remove-finished-jobs',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now }) {
    await removeBefore(db, 'done', now() - 7 * millisecondsInDay);
    await removeBefore(db, 'failed', now() - 90 * millisecondsInDay);
  },
});

async function removeBefore(db: Database, state: JobState, time: number): Promise<void> {
  for (;;) {
    const old = await db.read
      .selectFrom('job')
      .select('id')
      .where('state', '=', state)
      // No job ends before it is due: this condition makes the index on state and run_at usable.
      .where('run_at', '<', time)
      .where('finished_at', '<', time)
      .limit(rowsAtOnce)
      .execute();
    if (old.length === 0) return;
    const ids = old.map((row) => row.id);
    await db.transaction((tx) => tx.deleteFrom('job').where('id', 'in', ids).where('state', '=', state).execute());
  }
}
