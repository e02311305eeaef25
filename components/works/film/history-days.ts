import { beijingDaysBetween } from '@/lib/platform/shared/format/beijing';
import type { WatchedVideo } from '@/lib/works/film/contract';

export type HistoryDay = 'today' | 'yesterday' | 'earlier';

/**
 * The ids of works that start a new day of the watch history, in a list with the latest first; `now` in ms. Future
 * times count as today, since clocks differ.
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
