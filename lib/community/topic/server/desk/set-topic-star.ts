import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { topicLimits } from '../../codes';
import type { setTopicStar as contract } from '../../contract';
import { changeRoles } from './change-roles';
import { findRole, holdManaged, recordStaffDeed } from './manage';

/**
 * Names a member a star of a channel, or no longer; the host stays host. Of staff it is recorded.
 *
 * NullPointer for who is no member, ListFull for one star more than a channel has, and what `holdManaged` throws.
 */
export async function setTopicStar(
  context: Context,
  { topicId, userId, isStar }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  return context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    const from = await findRole(tx, topicId, userId);
    if (from === null) throw new CodedError('NullPointer');
    const to = isStar ? 'star' : 'member';
    if (from === 'host' || from === to) return { role: from };
    if (isStar && (await countStars(tx, topicId)) >= topicLimits.stars) throw new CodedError('ListFull');
    await changeRoles(context, tx, managed, [{ personId: userId, from, to }]);
    await recordStaffDeed(context, tx, managed, {
      ...{ action: 'member.roleChanged', before: { userId, role: from }, after: { userId, role: to } },
    });
    return { role: to };
  });
}

async function countStars(tx: Tx, topicId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('topic_member')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('topic_id', '=', topicId)
    .where('role', '=', 'star')
    .executeTakeFirstOrThrow();
  return Number(count);
}
