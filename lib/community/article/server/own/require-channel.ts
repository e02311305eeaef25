import { isPublicTopic } from '@/lib/community/topic/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Throws code `400` with the rule `unknown` for a channel that is not public, and with `blocked` for one that has blocked the
 * author. An empty id is no channel.
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
