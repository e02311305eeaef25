import type { Database } from '@/lib/platform/server/db/database';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { isPublicWork } from '@/lib/works/work/port';
import { makeDailyList } from './make-daily-list';

/**
 * Makes today's daily list when no job has made it yet: on a fresh database, after an import, in the moments after
 * midnight. Answers whether it stands, be it that somebody else has made it meanwhile: who found nothing just before reads again.
 * False while there are no works for one.
 */
export async function ensureDailyList(db: Database, now: number): Promise<boolean> {
  const list = db.read.selectFrom('video_daily').select('rank').where('day', '=', beijingDay(now)).limit(1);
  if (await list.executeTakeFirst()) return true;
  const work = db.read.selectFrom('video').select('id').where(isPublicWork).limit(1);
  if (!(await work.executeTakeFirst())) return false;
  await db.transaction((tx) => makeDailyList(tx, now));
  return true;
}
