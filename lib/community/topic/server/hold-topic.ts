import type { Selectable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicTopicState } from '../codes';
import type { TopicTable } from './tables';

export type TopicRow = Selectable<TopicTable>;

/**
 * Holds a channel for the rest of the transaction and returns it as it stands; undefined for one that is not there. Who is in
 * it, its works, proposals and banners change only while it is held, so one change after the other. Several channels are held
 * in the order of their ids, before anything of them is changed: else two transactions could wait for each other.
 *
 * A write that changes nothing, because it locks the row on both engines.
 */
export async function holdTopic(tx: Tx, topicId: string): Promise<TopicRow | undefined> {
  return tx
    .updateTable('topic')
    .set((topic) => ({ member_count: topic.ref('member_count') }))
    .where('id', '=', topicId)
    .returningAll()
    .executeTakeFirst();
}

/** The same for a channel that is there for everybody; NullPointer for any other. */
export async function holdPublicTopic(tx: Tx, topicId: string): Promise<TopicRow> {
  const topic = await holdTopic(tx, topicId);
  if (topic?.state !== publicTopicState) throw new CodedError('NullPointer');
  return topic;
}
