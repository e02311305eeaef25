import { millisecondsInDay } from 'date-fns/constants';
import { askForRemoval } from '@/lib/live/stream/port';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { keptDays } from '../codes';

/** States in which nobody is working on a recording. */
const untouched = ['kept', 'made', 'failed'] as const;
/** Recordings per night; what is more waits for the next. */
const most = 500;

/** Every night, has the pieces of recordings removed that nobody touched for a week; a work that was made of them has its own files. */
export const removeOldRecordings = defineJob({
  kind: 'live.remove-old-recordings',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  isPatient: true,
  async run({ db, now }) {
    const until = now() - keptDays * millisecondsInDay;
    await db.transaction(async (tx) => {
      const old = await tx
        .selectFrom('live_replay')
        .select('broadcast_id')
        .where('state', 'in', untouched)
        .where('updated_at', '<', until)
        .orderBy('updated_at')
        .limit(most)
        .execute();
      for (const { broadcast_id: id } of old) {
        const gone = await tx
          .updateTable('live_replay')
          .set({ state: 'gone', updated_at: now() })
          .where('broadcast_id', '=', id)
          // Its host may have asked for another cut meanwhile.
          .where('state', 'in', untouched)
          .where('updated_at', '<', until)
          .returning('broadcast_id')
          .executeTakeFirst();
        if (gone) await askForRemoval(tx, id, now());
      }
    });
  },
});
