import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { topicsTag, topicTag } from './page-tags';

/**
 * Counts works that came to a channel, or left it, in the transaction that moves them; what comes makes it active at `now`
 * (ms). Answers how many there are. Pages that show them are dropped.
 */
export async function countVideos(tx: Tx, topicId: string, difference: number, now: number): Promise<number> {
  const counted = await tx
    .updateTable('topic')
    .set((set) => ({ video_count: set('video_count', '+', difference) }))
    .$if(difference > 0, (topic) => topic.set({ active_at: now }))
    .where('id', '=', topicId)
    .returning('video_count')
    .executeTakeFirstOrThrow();
  await invalidatePages(tx, [topicTag(topicId), topicsTag], now);
  return counted.video_count;
}
