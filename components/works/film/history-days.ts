import { beijingDaysBetween } from '@/lib/platform/shared/format/beijing';
import type { WatchedVideo } from '@/lib/works/film/contract';

export type HistoryDay = 'today' | 'yesterday' | 'earlier';

/**
 * The works that begin a day of the watch history, by their ids, of a list whose latest comes first; `now` in ms. A time to
 * come is today's: clocks differ.
 */
export function daysBegun(watched: readonly WatchedVideo[], now: number): Map<string, HistoryDay> {
  const begun = new Map<string, HistoryDay>();
  let last: HistoryDay | null = null;
  for (const { videoId, watchedAt } of watched) {
    const day = dayOf(Date.parse(watchedAt), now);
    if (day !== last) begun.set(videoId, day);
    last = day;
  }
  return begun;
}

function dayOf(ms: number, now: number): HistoryDay {
  const days = beijingDaysBetween(ms, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : 'earlier';
}
