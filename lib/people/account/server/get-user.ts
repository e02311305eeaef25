import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getUser as contract } from '../contract';
import { toUserRow, userColumns } from './user-row';

/**
 * One account, the number of its open sessions, and the last use of one (to the day). Throws Unauthorized or Forbidden
 * for callers who may not manage accounts; NullPointer for an unknown one.
 */
export async function getUser(context: Context, { id }: InputOf<typeof contract>): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'manageUsers');
  const { read } = context.db;
  const user = await read
    .selectFrom('account_user')
    .innerJoin('person', 'person.id', 'account_user.id')
    .select(userColumns)
    .where('account_user.id', '=', id)
    .executeTakeFirst();
  if (!user) throw new CodedError('NullPointer');
  const { sessions, seen } = await read
    .selectFrom('account_session')
    .select(({ fn }) => [fn.countAll().as('sessions'), fn.max('updated_at').as('seen')])
    .where('person_id', '=', id)
    .where('expires_at', '>', context.now())
    .executeTakeFirstOrThrow();
  return {
    ...(await toUserRow(user)),
    sessions: Number(sessions),
    lastSeenAt: seen === null ? null : isoInBeijing(seen),
  };
}
