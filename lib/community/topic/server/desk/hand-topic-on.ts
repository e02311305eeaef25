import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { handTopicOn as contract } from '../../contract';
import { requireRoomToHost } from '../hosted';
import { changeRoles } from './change-roles';
import { findHost } from './find-host';
import { findRole, holdManaged, recordStaffDeed } from './manage';

/**
 * Makes a member the host of a channel: who was its host is a plain member from then on. A host can do it once, for they are
 * none afterwards. Staff can give a channel a host that has none. Of staff it is recorded.
 *
 * NullPointer for who is no member, ListFull for who hosts as many channels as one may, and what `holdManaged` throws.
 */
export async function handTopicOn(context: Context, { topicId, userId }: InputOf<typeof contract>): Promise<null> {
  await context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    const from = await findRole(tx, topicId, userId);
    if (from === null) throw new CodedError('NullPointer');
    if (from === 'host') return;
    await requireRoomToHost(tx, userId);
    const former = await findHost(tx, topicId);
    const goes = former ? [{ personId: former, from: 'host', to: 'member' } as const] : [];
    // First the one goes, then the other comes: a channel has one host at most.
    await changeRoles(context, tx, managed, [...goes, { personId: userId, from, to: 'host' }]);
    await recordStaffDeed(context, tx, managed, {
      ...{ action: 'handedOn', before: { host: former }, after: { host: userId } },
    });
  });
  return null;
}
