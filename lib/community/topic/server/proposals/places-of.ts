import type { Reader } from '@/lib/platform/server/db/database';
import type { VideoPlace } from '../../codes';

/** How a work stands in a channel. */
export interface Placed {
  videoId: string;
  place: VideoPlace;
}

/** How these works stand in a channel, in the order of the ids; those that have nothing to do with it are left out. */
export async function placesOf(db: Reader, topicId: string, ids: readonly string[]): Promise<Placed[]> {
  if (ids.length === 0) return [];
  const proposed = await db
    .selectFrom('topic_proposal')
    .select(['video_id', 'refused_at'])
    .where('topic_id', '=', topicId)
    .where('video_id', 'in', ids)
    .execute();
  const added = await db
    .selectFrom('topic_video')
    .select('video_id')
    .where('topic_id', '=', topicId)
    .where('video_id', 'in', ids)
    .execute();
  const places = new Map<string, VideoPlace>([
    ...proposed.map((row) => [row.video_id, row.refused_at === null ? 'proposed' : 'refused'] as const),
    ...added.map((row) => [row.video_id, 'added'] as const),
  ]);
  return ids.flatMap((videoId) => {
    const place = places.get(videoId);
    return place ? [{ videoId, place }] : [];
  });
}
