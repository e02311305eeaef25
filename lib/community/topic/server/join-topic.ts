import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

interface Joining {
  topic_id: string;
  person_id: string;
  /** When, in ms. */
  created_at: number;
}

/**
 * Makes somebody a member of a channel that is held (`holdTopic`); false for who is one already. The count is the caller's.
 * Forbidden for whom the channel has blocked.
 */
export async function joinTopic(tx: Tx, joining: Joining): Promise<boolean> {
  const { topic_id, person_id, created_at } = joining;
  const blocked = await tx
    .selectFrom('topic_block')
    .select('topic_id')
    .where('topic_id', '=', topic_id)
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  if (blocked) throw new CodedError('Forbidden');
  const joined = await tx
    .insertInto('topic_member')
    .values({ ...joining, role: 'member', seen_at: created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('topic_id')
    .executeTakeFirst();
  return joined !== undefined;
}
