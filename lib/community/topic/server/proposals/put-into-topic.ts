import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { countVideos } from '../count-videos';
import type { TopicRow } from '../hold-topic';

interface Putting {
  /** The channel, which is held. */
  topic: Pick<TopicRow, 'id' | 'kind' | 'video_count'>;
  /** Who puts them there. */
  personId: string;
  /** Whose doing it is for others; null for staff. */
  by: string | null;
  videoIds: readonly string[];
}

/**
 * Puts works into a channel that is held, and returns how many stand in it then. One that was proposed is accepted by it, and
 * stands there as its proposer's, also when it had been refused; one that stands there stays.
 */
export async function putIntoTopic(
  context: Context,
  tx: Tx,
  { topic, personId, by, videoIds }: Putting,
): Promise<number> {
  const proposals = await tx
    .deleteFrom('topic_proposal')
    .where('topic_id', '=', topic.id)
    .where('video_id', 'in', videoIds)
    .returning(['video_id as videoId', 'person_id as personId', 'refused_at'])
    .execute();
  const proposers = new Map(proposals.map((proposal) => [proposal.videoId, proposal.personId]));
  const now = context.now();
  const rows = videoIds.map((id) => ({
    ...{ topic_id: topic.id, kind: topic.kind, video_id: id, person_id: proposers.get(id) ?? personId, added_at: now },
  }));
  const added = await tx
    .insertInto('topic_video')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('video_id')
    .execute();
  const accepted = proposals.map(({ videoId, personId }) => ({ videoId, personId }));
  if (accepted.length > 0) {
    const decided = { topicId: topic.id, isAccepted: true, by, proposals: accepted };
    await context.emit(context, tx, 'topic.proposalsDecided', decided);
  }
  return added.length > 0 ? countVideos(tx, topic.id, added.length, now) : topic.video_count;
}
