import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { Page, PageQuery } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { isPublicWork, toVideoItem, videoItemColumns } from '@/lib/works/work/port';
import { ensureDailyList } from './ensure-daily-list';

/**
 * The daily recommended works (specification sections 2 and 7).
 * A page is a range of ranks, which are fixed for the Beijing day: a work that is taken down makes its page shorter and
 * does not move others. `nextPage` is the page of the next work that can be shown, so that no page is empty.
 */
export async function listVideos(context: Context, { pageIndex, pageSize }: PageQuery): Promise<Page<VideoItem>> {
  const { db, language } = context;
  const now = context.now();
  const range = { day: beijingDay(now), afterRank: (pageIndex - 1) * pageSize, limit: pageSize + 1 };
  let rows = await shownAfter(db.read, range);
  if (rows.length === 0 && (await ensureDailyList(db, now))) rows = await shownAfter(db.read, range);
  const lastRank = pageIndex * pageSize;
  const next = rows.find((row) => row.rank > lastRank);
  return {
    list: rows.filter((row) => row.rank <= lastRank).map((row) => toVideoItem(row, language)),
    nextPage: next ? Math.ceil(next.rank / pageSize) : null,
    hasNextPage: next !== undefined,
  };
}

function shownAfter(db: Reader, { day, afterRank, limit }: { day: string; afterRank: number; limit: number }) {
  return db
    .selectFrom('video_daily')
    .innerJoin('video', 'video.id', 'video_daily.video_id')
    .innerJoin('person', 'person.id', 'video.author_id')
    .select(['rank', ...videoItemColumns])
    .where('day', '=', day)
    .where('rank', '>', afterRank)
    .where(isPublicWork)
    .orderBy('rank')
    .limit(limit)
    .execute();
}
