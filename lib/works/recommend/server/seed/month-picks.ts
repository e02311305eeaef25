import { millisecondsInDay } from 'date-fns/constants';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { publicState } from '@/lib/works/work/codes';
import { monthBy } from '../../rules/months';
import type { VideoMonthPickTable } from '../tables';

const months = 6;
const perMonth = 6;
/** A month's picks were approved at most this many days before its end. */
const span = 62;

interface Approved {
  id: string;
  score: number;
  verified_at: number | null;
  state: string;
}

/**
 * The picks of this month and the five before it: the works with the highest scores among those that were new then,
 * each once.
 */
export function monthPicks(works: readonly Approved[], now: number): VideoMonthPickTable[] {
  const thisMonth = beijingDay(now).slice(0, 7);
  const taken = new Set<string>();
  return Array.from({ length: months }, (_, back) => monthBy(thisMonth, -back)).flatMap((month) => {
    const end = Math.min(now, Date.parse(`${monthBy(month, 1)}-01T00:00:00+08:00`));
    const picked = works
      .filter(
        ({ id, state, verified_at: at }) => state === publicState && at !== null && !taken.has(id) && isNew(at, end),
      )
      .sort((one, other) => other.score - one.score)
      .slice(0, perMonth);
    for (const { id } of picked) taken.add(id);
    return picked.map(({ id }, index) => ({ month, video_id: id, position: index + 1 }));
  });
}

const isNew = (at: number, end: number) => at < end && at > end - span * millisecondsInDay;
