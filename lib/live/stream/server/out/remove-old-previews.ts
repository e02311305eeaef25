import { millisecondsInDay } from 'date-fns/constants';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

/** No broadcast is as long. */
const keptDays = 2;
const rowsAtOnce = 500;

/** At each Beijing midnight, deletes which viewers began a preview more than two days ago: those broadcasts are over. */
export const removeOldPreviews = defineJob({
  kind: 'stream.remove-old-previews',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now, signal }) {
    const oldest = now() - keptDays * millisecondsInDay;
    // In portions, so that no statement blocks the process for long (DESIGN 5).
    for (;;) {
      signal.throwIfAborted();
      const removed = await db.transaction((tx) =>
        tx
          .deleteFrom('live_preview')
          .where((row) =>
            row(
              row.refTuple('broadcast_id', 'viewer'),
              'in',
              row
                .selectFrom('live_preview')
                .select(['broadcast_id', 'viewer'])
                .where('begun_at', '<', oldest)
                .limit(rowsAtOnce)
                .$asTuple('broadcast_id', 'viewer'),
            ),
          )
          .executeTakeFirst(),
      );
      if (removed.numDeletedRows === 0n) return;
    }
  },
});
