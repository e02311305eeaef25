import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicTopicState } from '../codes';
import type { followTopic as contract } from '../contract';
import { countMembers } from './count-members';
import { holdTopic } from './hold-topic';

/**
 * Makes the caller a member of a channel, or a member no longer (specification section 4, 'Toggles'): what is asked for
 * is the state, so that asking twice is asking once. Only a row that came or went moves the count.
 *
 * A star who leaves is a star no longer, for stars are members. A host stays: a channel is not left without its host by
 * a press, staff give it another one first.
 *
 * NullPointer for a channel that is not there for everybody, Forbidden for its host who wants to leave and for whom its host
 * has blocked.
 */
export async function followTopic(
  context: Context,
  { topicId, follow }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const member = { topic_id: topicId, person_id: personId };
  return context.db.transaction(async (tx) => {
    const topic = await holdTopic(tx, topicId);
    if (topic?.state !== publicTopicState) throw new CodedError('NullPointer');
    const changed = follow ? await join(tx, { ...member, created_at: context.now() }) : await leave(tx, member);
    if (!changed) return { isFollowed: follow, memberCount: topic.member_count };
    return { isFollowed: follow, memberCount: await countMembers(tx, topicId, follow ? 1 : -1, context.now()) };
  });
}

interface Membership {
  topic_id: string;
  person_id: string;
}

async function join(tx: Tx, member: Membership & { created_at: number }): Promise<boolean> {
  const blocked = await tx
    .selectFrom('topic_block')
    .select('person_id')
    .where('topic_id', '=', member.topic_id)
    .where('person_id', '=', member.person_id)
    .executeTakeFirst();
  if (blocked) throw new CodedError('Forbidden');
  const joined = await tx
    .insertInto('topic_member')
    .values({ ...member, role: 'member', seen_at: member.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('topic_id')
    .executeTakeFirst();
  return joined !== undefined;
}

async function leave(tx: Tx, { topic_id, person_id }: Membership): Promise<boolean> {
  const left = await tx
    .deleteFrom('topic_member')
    .where('topic_id', '=', topic_id)
    .where('person_id', '=', person_id)
    .where('role', '!=', 'host')
    .returning('topic_id')
    .executeTakeFirst();
  if (left) return true;
  const host = await tx
    .selectFrom('topic_member')
    .select('role')
    .where('topic_id', '=', topic_id)
    .where('person_id', '=', person_id)
    .where('role', '=', 'host')
    .executeTakeFirst();
  if (host) throw new CodedError('Forbidden');
  return false;
}
