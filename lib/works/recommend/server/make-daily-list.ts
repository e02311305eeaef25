import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { publicState } from '@/lib/works/work/codes';
import { dailyListTag, isPublicWork } from '@/lib/works/work/port';
import { type DailyPick, type DailyVideo, dailyLength, dailyList } from '../rules/daily';

/** Rows read and written per statement, so that none blocks the process for long (DESIGN 5). */
const readPortion = 2500;
const writePortion = 500;

/**
 * Writes the daily list of the Beijing day that contains `now` (ms), by the rule of `rules/daily.ts`, and returns
 * whether it did: an existing list is never changed, and nothing is written while there are no works.
 * Of several nodes that make it at once one wins, by inserting the first rank: the others wait for that transaction and
 * then see the row.
 */
export async function makeDailyList(tx: Tx, now: number): Promise<boolean> {
  const day = beijingDay(now);
  const picks = await picksOn(tx, day);
  const videos = [...(await pickedVideos(tx, picks)), ...(await bestVideos(tx))];
  const ids = dailyList(day, videos, picks);
  const rows = ids.map((id, index) => ({ day, rank: index + 1, video_id: id }));
  const [first, ...others] = rows;
  if (!first || !(await claim(tx, first))) return false;
  for (let start = 0; start < others.length; start += writePortion) {
    await letOthersWork();
    await tx
      .insertInto('video_daily')
      .values(others.slice(start, start + writePortion))
      .execute();
  }
  await invalidatePages(tx, [dailyListTag], now);
  return true;
}

async function claim(tx: Tx, first: { day: string; rank: number; video_id: string }): Promise<boolean> {
  const claimed = await tx
    .insertInto('video_daily')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .returning('rank')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function picksOn(tx: Tx, day: string): Promise<DailyPick[]> {
  const rows = await tx
    .selectFrom('video_pick')
    .selectAll()
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .execute();
  return rows.map((row) => ({
    videoId: row.video_id,
    position: row.position,
    firstDay: row.first_day,
    lastDay: row.last_day,
  }));
}

/** Only by id: with a condition on the state, SQLite scans all verified works. */
async function pickedVideos(tx: Tx, picks: DailyPick[]): Promise<DailyVideo[]> {
  if (picks.length === 0) return [];
  const ids = picks.map((pick) => pick.videoId);
  const rows = await tx
    .selectFrom('video')
    .select(['id', 'score', 'verified_at', 'state'])
    .where('id', 'in', ids)
    .execute();
  return rows.filter((row) => row.state === publicState).map(toDailyVideo);
}

/** As many works as the list can hold. Ordered only by score, like the index; the rule orders equal ones. */
async function bestVideos(tx: Tx): Promise<DailyVideo[]> {
  const videos: DailyVideo[] = [];
  while (videos.length < dailyLength) {
    const rows = await tx
      .selectFrom('video')
      .select(['id', 'score', 'verified_at'])
      .where(isPublicWork)
      .orderBy('score', 'desc')
      .limit(readPortion)
      .offset(videos.length)
      .execute();
    videos.push(...rows.map(toDailyVideo));
    if (rows.length < readPortion) break;
    await letOthersWork();
  }
  return videos;
}

function toDailyVideo(row: { id: string; score: number; verified_at: number | null }): DailyVideo {
  return { id: row.id, score: row.score, verifiedAt: row.verified_at ?? 0 };
}
