import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { keptCountDays, keptViewDays } from '../rules/kept-days';

const rowsAtOnce = 500;

/** At each Beijing midnight, deletes views once no ticket could count them again, and old daily counts. */
export const removeOldViews = defineJob({
  kind: 'video.remove-old-views',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now }) {
    await removeViewsBefore(db, beijingDay(now() - keptViewDays * millisecondsInDay));
    await removeCountsBefore(db, beijingDay(now() - keptCountDays * millisecondsInDay));
  },
});

async function removeViewsBefore(db: Database, firstDay: string): Promise<void> {
  // In portions, so that no statement blocks the process for long (DESIGN 5).
  for (;;) {
    const removed = await db.transaction((tx) =>
      tx
        .deleteFrom('video_view')
        .where((eb) =>
          eb(
            eb.refTuple('day', 'video_id', 'viewer'),
            'in',
            eb
              .selectFrom('video_view')
              .select(['day', 'video_id', 'viewer'])
              .where('day', '<', firstDay)
              .limit(rowsAtOnce)
              .$asTuple('day', 'video_id', 'viewer'),
          ),
        )
        .executeTakeFirst(),
    );
    if (removed.numDeletedRows === 0n) return;
  }
}

async function removeCountsBefore(db: Database, firstDay: string): Promise<void> {
  for (;;) {
    const removed = await db.transaction((tx) =>
      tx
        .deleteFrom('video_day')
        .where((eb) =>
          eb(
            eb.refTuple('day', 'video_id'),
            'in',
            eb
              .selectFrom('video_day')
              .select(['day', 'video_id'])
              .where('day', '<', firstDay)
              .limit(rowsAtOnce)
              .$asTuple('day', 'video_id'),
          ),
        )
        .executeTakeFirst(),
    );
    if (removed.numDeletedRows === 0n) return;
  }
}
