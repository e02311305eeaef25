import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeTopicMember as contract } from '../../contract';
import { countMembers } from '../count-members';
import { findRole, holdManaged, type Managed, recordStaffDeed } from './manage';

/**
 * Takes somebody out of a channel with the works they proposed for it; blocked, they cannot become a member again. Who left
 * meanwhile can be blocked as well; who is no member otherwise is out already. Of staff it is recorded.
 *
 * Forbidden for its host, who hands the channel on first, NullPointer for a person who is not there, and what `holdManaged`
 * throws.
 */
export async function removeTopicMember(
  context: Context,
  { topicId, userId, block }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  return context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    const role = await findRole(tx, topicId, userId);
    if (role === 'host') throw new CodedError('Forbidden');
    const isBlocked = block && (await blockPerson(tx, topicId, userId, context.now()));
    if (role === null && !isBlocked) return { memberCount: managed.topic.member_count };
    await recordStaffDeed(context, tx, managed, {
      ...{ action: block ? 'member.blocked' : 'member.removed', before: { userId, role }, after: null },
    });
    if (role === null) return { memberCount: managed.topic.member_count };
    await context.emit(context, tx, 'topic.roleChanged', {
      ...{ topicId, personId: userId, from: role, to: null, by: managed.by },
    });
    return { memberCount: await takeOut(context, tx, managed, userId) };
  });
}

/** Whether they are blocked by this, and were not before. */
async function blockPerson(tx: Tx, topicId: string, personId: string, now: number): Promise<boolean> {
  const person = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!person) throw new CodedError('NullPointer');
  const blocked = await tx
    .insertInto('topic_block')
    .values({ topic_id: topicId, person_id: personId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return blocked !== undefined;
}

async function takeOut(context: Context, tx: Tx, { topic }: Managed, personId: string): Promise<number> {
  await tx.deleteFrom('topic_member').where('topic_id', '=', topic.id).where('person_id', '=', personId).execute();
  await tx
    .deleteFrom('topic_proposal')
    .where('topic_id', '=', topic.id)
    .where('person_id', '=', personId)
    .where('refused_at', 'is', null)
    .execute();
  return countMembers(tx, topic.id, -1, context.now());
}
