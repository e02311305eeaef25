import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isPublicTopic } from './public-topic';

/**
 * Throws code `400` for what is to stand in a channel (`topicId`): with the rule `unknown` where that is not public, with
 * `blocked` where it has blocked the person. An empty id is no channel.
 */
export async function requireChannel(db: Reader, topicId: string, personId: string): Promise<void> {
  if (topicId === '') return;
  const topic = await db
    .selectFrom('topic')
    .leftJoin('topic_block as block', (join) =>
      join.onRef('block.topic_id', '=', 'topic.id').on('block.person_id', '=', personId),
    )
    .select('block.person_id as blocked')
    .where('topic.id', '=', topicId)
    .where(isPublicTopic)
    .executeTakeFirst();
  if (topic?.blocked === null) return;
  const rule = topic ? 'blocked' : 'unknown';
  throw new CodedError('400', { fields: [{ field: 'topicId', rule }] });
}
