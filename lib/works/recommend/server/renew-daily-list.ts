import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '@/lib/platform/server/db/database';
import { renewStatisticsOf } from '@/lib/platform/server/db/statistics';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { dailyListTag } from '@/lib/works/work/port';
import { dailyLength } from '../rules/daily';
import { makeDailyList } from './make-daily-list';

/** Number of days for which lists are kept after their own. */
const keptDays = 2;
/** Ranks removed per statement, so that none blocks the process for long (DESIGN 5). */
const removePortion = 1000;

/**
 * At each Beijing midnight: the new day's daily list, and the removal of old lists. The pages are invalidated even when
 * a request has made the list already: a node with a slow clock may have rendered yesterday's again.
 */
export const renewDailyList = defineJob({
  kind: 'video.renew-daily',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now }) {
    await db.transaction(async (tx) => {
      await makeDailyList(tx, now());
      await invalidatePages(tx, [dailyListTag], now());
    });
    await renewStatisticsOf(db, 'video_daily');
    await removeListsBefore(db, beijingDay(now() - keptDays * millisecondsInDay));
  },
});

async function removeListsBefore(db: Database, firstDay: string): Promise<void> {
  const old = await db.read.selectFrom('video_daily').select('day').where('day', '<', firstDay).distinct().execute();
  for (const { day } of old) {
    for (let rank = 0; rank < dailyLength; rank += removePortion) {
      await db.transaction((tx) =>
        tx
          .deleteFrom('video_daily')
          .where('day', '=', day)
          .where('rank', '<=', rank + removePortion)
          .execute(),
      );
    }
  }
}
