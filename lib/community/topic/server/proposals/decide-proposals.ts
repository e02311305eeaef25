import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import type { decideTopicProposals as contract } from '../../contract';
import { holdManaged, type Managed, recordStaffDeed } from '../desk/manage';
import { putIntoTopic } from './put-into-topic';

/**
 * Accepts or refuses works that members propose for a channel, and returns which of them still waited: the others were decided
 * or withdrawn before. An accepted one stands there as its proposer's; a refused one is not proposed again. Of staff it is
 * recorded. Throws what `holdManaged` throws.
 */
export async function decideTopicProposals(
  context: Context,
  { topicId, videoIds, accept }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  return context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    const { topic, personId, by } = managed;
    const waiting = await tx
      .selectFrom('topic_proposal')
      .select('video_id')
      .where('topic_id', '=', topicId)
      .where('video_id', 'in', videoIds)
      .where('refused_at', 'is', null)
      .execute();
    const decided = waiting.map(({ video_id }) => video_id);
    if (decided.length === 0) return { decided, videoCount: topic.video_count };
    await recordStaffDeed(context, tx, managed, {
      ...{ action: 'proposals.decided', before: null, after: { videoIds: decided, accept } },
    });
    if (accept)
      return { decided, videoCount: await putIntoTopic(context, tx, { topic, personId, by, videoIds: decided }) };
    await refuse(context, tx, managed, decided);
    return { decided, videoCount: topic.video_count };
  });
}

async function refuse(context: Context, tx: Tx, { topic, by }: Managed, ids: readonly string[]): Promise<void> {
  const refused = await tx
    .updateTable('topic_proposal')
    .set({ refused_at: context.now() })
    .where('topic_id', '=', topic.id)
    .where('video_id', 'in', ids)
    .returning(['video_id as videoId', 'person_id as personId'])
    .execute();
  await context.emit(context, tx, 'topic.proposalsDecided', {
    ...{ topicId: topic.id, isAccepted: false, by, proposals: refused },
  });
}
