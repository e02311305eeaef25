import { millisecondsInDay } from 'date-fns/constants';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

/** Long enough to evaluate a campaign. */
const keptDays = 90;
const rowsAtOnce = 500;

/** At each Beijing midnight, deletes events older than 90 days. */
export const removeOldEvents = defineJob({
  kind: 'tracking.remove-old-events',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now, signal }) {
    const oldest = now() - keptDays * millisecondsInDay;
    // In portions, so that no statement blocks the process for long (DESIGN 5).
    for (;;) {
      signal.throwIfAborted();
      const removed = await db.transaction((tx) =>
        tx
          .deleteFrom('tracking_event')
          .where('id', 'in', (old) =>
            old.selectFrom('tracking_event').select('id').where('created_at', '<', oldest).limit(rowsAtOnce),
          )
          .executeTakeFirst(),
      );
      if (removed.numDeletedRows === 0n) return;
    }
  },
});
