import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Adds to an export which works the person put into which channels, and which they proposed, and when. */
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
  const proposals = await tx
    .selectFrom('topic_proposal')
    .select(['topic_id', 'video_id', 'proposed_at'])
    .where('person_id', '=', personId)
    .orderBy('proposed_at')
    .orderBy('video_id')
    .execute();
  parts.channelProposals = proposals.map((row) => ({
    topicId: row.topic_id,
    videoId: row.video_id,
    since: new Date(row.proposed_at).toISOString(),
  }));
}
