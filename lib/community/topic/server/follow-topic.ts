import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { followTopic as contract } from '../contract';
import { countMembers } from './count-members';
import { holdPublicTopic } from './hold-topic';
import { joinTopic } from './join-topic';

/**
 * Makes the caller a member of a channel, or a member no longer (specification section 4, 'Toggles'): what is asked for
 * is the state, so that asking twice is asking once. Only a row that came or went moves the count.
 *
 * A star who leaves is a star no longer, for stars are members. A host stays: they hand the channel on first.
 *
 * NullPointer for a channel that is not there for everybody, Forbidden for its host who wants to leave and for whom it has
 * blocked.
 */
export async function followTopic(
  context: Context,
  { topicId, follow }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const now = context.now();
  const member = { topic_id: topicId, person_id: personId };
  return context.db.transaction(async (tx) => {
    const topic = await holdPublicTopic(tx, topicId);
    const changed = follow ? await joinTopic(tx, { ...member, created_at: now }) : await leave(tx, member);
    if (!changed) return { isFollowed: follow, memberCount: topic.member_count };
    return { isFollowed: follow, memberCount: await countMembers(tx, topicId, follow ? 1 : -1, now) };
  });
}

async function leave(tx: Tx, { topic_id, person_id }: Record<'topic_id' | 'person_id', string>): Promise<boolean> {
  const member = await tx
    .selectFrom('topic_member')
    .select('role')
    .where('topic_id', '=', topic_id)
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  if (!member) return false;
  if (member.role === 'host') throw new CodedError('Forbidden');
  await tx
    .deleteFrom('topic_member')
    .where('topic_id', '=', topic_id)
    .where('person_id', '=', person_id)
    .executeTakeFirstOrThrow();
  return true;
}
