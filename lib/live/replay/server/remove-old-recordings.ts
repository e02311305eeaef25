import { millisecondsInDay } from 'date-fns/constants';
import { askForRemoval } from '@/lib/live/stream/port';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { keptDays } from '../codes';

/** Recordings per night; what is more waits for the next. */
const most = 500;

/** Every night, has the pieces of recordings removed that nobody touched for a week; a work that was made of them has its own files. */
export const removeOldRecordings = defineJob({
  kind: 'live.remove-old-recordings',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  isPatient: true,
  async run({ db, now }) {
    await db.transaction(async (tx) => {
      const old = await tx
        .selectFrom('live_replay')
        .select('broadcast_id')
        .where('state', 'in', ['kept', 'made', 'failed'])
        .where('updated_at', '<', now() - keptDays * millisecondsInDay)
        .orderBy('updated_at')
        .limit(most)
        .execute();
      for (const { broadcast_id: id } of old) {
        await tx
          .updateTable('live_replay')
          .set({ state: 'gone', updated_at: now() })
          .where('broadcast_id', '=', id)
          .execute();
        await askForRemoval(tx, id, now());
      }
    });
  },
});
