import type { Tx } from '@/lib/platform/server/db/database';

/** Counts works that came to a channel, or left it, in the transaction that moves them; answers how many there are. */
export async function countVideos(tx: Tx, topicId: string, difference: number): Promise<number> {
  const counted = await tx
    .updateTable('topic')
    .set((set) => ({ video_count: set('video_count', '+', difference) }))
    .where('id', '=', topicId)
    .returning('video_count')
    .executeTakeFirstOrThrow();
  return counted.video_count;
}
