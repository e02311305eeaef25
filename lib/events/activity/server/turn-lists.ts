import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { activitiesTag } from './page-tags';

/** How often the lists follow the clock. */
const everySeconds = 300;

/** Every five minutes, drops the kept pages that list activities where one has begun or ended since. */
export const turnLists = defineJob({
  kind: 'activity.turn-lists',
  payload: scheduledPayload,
  schedule: { everySeconds },
  async run({ db, now }, { occurrence }) {
    const from = occurrence - everySeconds * 1000;
    const turned = (column: 'hold_start_at' | 'hold_end_at') =>
      db.read
        .selectFrom('activity_entry')
        .select('activity_id')
        .where('category', '=', 0)
        .where('city_id', '=', '')
        .where('price', '=', '')
        .where(column, '>', from)
        .where(column, '<=', occurrence)
        .limit(1)
        .executeTakeFirst();
    const isTurned = (await turned('hold_start_at')) ?? (await turned('hold_end_at'));
    if (isTurned) await db.transaction((tx) => invalidatePages(tx, [activitiesTag], now()));
  },
});
