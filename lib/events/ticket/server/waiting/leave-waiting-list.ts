import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { leaveWaitingList as contract } from '../../contract';
import { endPlace } from './end-place';

/**
 * Gives a place in a waiting list up, or declines its offer, which goes to the next at once; nothing for one that has ended.
 * Throws Unauthorized, and NullPointer for a place of somebody else.
 */
export async function leaveWaitingList(context: Context, { id, decline }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.read
    .selectFrom('ticket_wait')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const to = decline ? 'declined' : 'left';
  await context.db.transaction((tx) => endPlace(context, tx, { id, to, from: ['waiting', 'offered'] }));
  return null;
}
