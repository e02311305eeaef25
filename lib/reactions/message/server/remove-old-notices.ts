import { millisecondsInDay } from 'date-fns/constants';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

const keptDays = 365;
/** Few, since the actors of a notice, which may be many, are deleted with it. */
const rowsAtOnce = 100;

/** At each Beijing midnight, deletes notices that are older than a year. */
export const removeOldNotices = defineJob({
  kind: 'message.remove-old-notices',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now, signal }) {
    const oldest = now() - keptDays * millisecondsInDay;
    // Short statements (DESIGN 5).
    for (;;) {
      signal.throwIfAborted();
      const removed = await db.transaction((tx) =>
        tx
          .deleteFrom('notice')
          .where('id', 'in', (old) =>
            old.selectFrom('notice').select('id').where('last_at', '<', oldest).limit(rowsAtOnce),
          )
          .executeTakeFirst(),
      );
      if (removed.numDeletedRows === 0n) return;
    }
  },
});
