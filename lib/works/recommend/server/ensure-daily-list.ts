import type { Database } from '@/lib/platform/server/db/database';
import { renewStatisticsOf } from '@/lib/platform/server/db/statistics';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { isPublicWork } from '@/lib/works/work/port';
import { makeDailyList } from './make-daily-list';

/**
 * Makes today's daily list when no job has made it yet: on a new database, after an import, just after midnight.
 * Returns whether it exists, even if another process has made it meanwhile, so that a caller that found none reads
 * again. False while there are no works.
 */
export async function ensureDailyList(db: Database, now: number): Promise<boolean> {
  const list = db.read.selectFrom('video_daily').select('rank').where('day', '=', beijingDay(now)).limit(1);
  if (await list.executeTakeFirst()) return true;
  const work = db.read.selectFrom('video').select('id').where(isPublicWork).limit(1);
  if (!(await work.executeTakeFirst())) return false;
  const isMade = await db.transaction((tx) => makeDailyList(tx, now));
  if (isMade) await renewStatisticsOf(db, 'video_daily');
  return true;
}
