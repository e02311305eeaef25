import { millisecondsInDay } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { seedPicks } from '@/lib/works/work/port';
import { monthPicks } from './seed/month-picks';

/** Writes the picks of the daily list from `now` (ms) on, and those of earlier months. The works must exist. */
export async function seedRecommendations(tx: Tx, now: number): Promise<void> {
  const works = await tx.selectFrom('video').select(['id', 'score', 'verified_at', 'state']).orderBy('id').execute();
  await tx.insertInto('video_month_pick').values(monthPicks(works, now)).execute();
  const picks = seedPicks.map((id, index) => ({
    video_id: id,
    position: index + 1,
    first_day: beijingDay(now - millisecondsInDay),
    last_day: beijingDay(now + 3650 * millisecondsInDay),
  }));
  await tx.insertInto('video_pick').values(picks).execute();
}
