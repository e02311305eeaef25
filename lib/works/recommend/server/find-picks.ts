import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { publicState } from '@/lib/works/work/codes';
import { findVideoItems } from '@/lib/works/work/port';
import type { findPicks as contract } from '../contract';

/**
 * The picks of staff in a month (YYYY-MM), in order, and every month with public picks, the latest first. Without a
 * month, the latest one; '' and an empty list without any.
 */
export async function findPicks(context: Context, asked: InputOf<typeof contract>): Promise<DataOf<typeof contract>> {
  const db = context.db.read;
  const months = await monthsOf(db);
  const month = asked.month || (months[0] ?? '');
  const picks = await db
    .selectFrom('video_month_pick')
    .select('video_id')
    .where('month', '=', month)
    .orderBy('position')
    .orderBy('video_id')
    .execute();
  const ids = picks.map(({ video_id }) => video_id);
  return { month, months, list: await findVideoItems(context, ids) };
}

async function monthsOf(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('video_month_pick')
    .innerJoin('video', 'video.id', 'video_month_pick.video_id')
    .select(['month', 'state'])
    .distinct()
    .orderBy('month', 'desc')
    .execute();
  // Without a condition on the state: SQLite would scan all verified works to find the few picks.
  return rows.flatMap(({ month, state }) => (state === publicState ? month : []));
}
