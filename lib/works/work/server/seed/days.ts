import { millisecondsInDay } from 'date-fns/constants';
import { spread } from '@/lib/platform/server/spread';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { publicState } from '../../codes';
import type { VideoDayTable } from '../tables';

const days = 30;

interface Seen {
  state: string;
  view_count: number;
  verified_at: number | null;
}

/**
 * Distributes the current views of public works (ms) over its thirty days: most of a work's when it was new, and for
 * every few works a renewed rise. No work has more views in them than in total.
 */
export function viewsOfDays(works: readonly (Seen & { id: string })[], now: number): VideoDayTable[] {
  return works.flatMap(({ id, ...work }, index) =>
    Array.from({ length: days }, (_, back) => ({
      day: beijingDay(now - back * millisecondsInDay),
      video_id: id,
      view_count: viewsOn(work, index, { now, back }),
    })).filter(({ view_count: count }) => count > 0),
  );
}

function viewsOn(
  { state, view_count: count, verified_at: at }: Seen,
  index: number,
  { now, back }: { now: number; back: number },
) {
  if (state !== publicState || at === null) return 0;
  const age = (now - at) / millisecondsInDay;
  const weightOf = (day: number) => {
    if (day > age) return 0;
    const trend = 6 * spread(index, 0.7548776662) ** 4 * Math.exp(-day / 4);
    return (1 / (1 + age - day) + 0.02 + trend) * (0.4 + 1.2 * spread(index * days + day, 0.6180339887));
  };
  const sum = Array.from({ length: days }, (_, day) => weightOf(day)).reduce((all, weight) => all + weight, 0);
  const share = Math.min(1, 12 / Math.max(1, age - days / 2));
  return Math.floor((count * share * weightOf(back)) / sum);
}
