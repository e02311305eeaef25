import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { countVideos } from './count-videos';

/** Takes what an erased person put into channels out of them, and counts it there. */
export async function eraseTopicVideos(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.leaving'],
): Promise<void> {
  const rows = await tx.deleteFrom('topic_video').where('person_id', '=', personId).returning('topic_id').execute();
  const counts = Map.groupBy(rows, ({ topic_id }) => topic_id);
  // In the order of the ids, as every change of counts.
  for (const [topicId, { length }] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await countVideos(tx, topicId, -length, context.now());
  }
}

/** Adds to an export which works the person put into which channels, and when. */
export async function exportTopicVideos(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('topic_video')
    .select(['topic_id', 'video_id', 'added_at'])
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .orderBy('video_id')
    .execute();
  parts.channelWorks = rows.map((row) => ({
    topicId: row.topic_id,
    videoId: row.video_id,
    since: new Date(row.added_at).toISOString(),
  }));
}
