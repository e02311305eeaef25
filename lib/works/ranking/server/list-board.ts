import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { findVideoItems } from '@/lib/works/work/port';
import type { findBoard as contract } from '../contract';
import { shownBoardDay } from './board-day';
import { placesOn } from './places-on';

/**
 * A board of works, the first rank first (specification section 9, 'Ranking boards'). The ranks are fixed for the day:
 * a work that is taken down leaves the list at once and does not move others.
 */
export async function listBoard(
  context: Context,
  { board }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const day = await shownBoardDay(context);
  const places = await placesOn(context.db.read, board, day);
  const videos = await findVideoItems(context, [...places.keys()]);
  const list = videos.flatMap((video) => {
    const place = places.get(video.videoId);
    return place ? { ...video, ...place } : [];
  });
  return { day, list };
}
