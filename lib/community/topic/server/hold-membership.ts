import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicTopicState, type TopicRole } from '../codes';

/**
 * What a person is in a channel for the rest of the transaction; null for no member. Leaving it, and being taken out of it, wait
 * until then: what only members do is done by one. NullPointer for a channel that is not there for everybody.
 *
 * A write that changes nothing, because it locks the row on both engines; the channel itself is not held.
 */
export async function holdMembership(tx: Tx, topicId: string, personId: string): Promise<TopicRole | null> {
  const topic = await tx.selectFrom('topic').select('state').where('id', '=', topicId).executeTakeFirst();
  if (topic?.state !== publicTopicState) throw new CodedError('NullPointer');
  const member = await tx
    .updateTable('topic_member')
    .set((row) => ({ role: row.ref('role') }))
    .where('topic_id', '=', topicId)
    .where('person_id', '=', personId)
    .returning('role')
    .executeTakeFirst();
  return member?.role ?? null;
}
