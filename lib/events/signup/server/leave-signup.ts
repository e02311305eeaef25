import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { leaveSignup as contract } from '../contract';
import { findActivity } from './find-activity';
import { giveUp } from './give-up';
import { moveUp } from './move-up';

/**
 * Gives the caller's place up, or their place in the waiting list; the next one moves up in the same transaction. Leaving twice
 * is leaving once.
 * Throws NullPointer for an activity that takes no sign-ups, SignupClosed for one that has ended, TicketUsed for who came in.
 */
export async function leaveSignup(context: Context, { activityId }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  const { hold_end_at } = await findActivity(context.db.read, activityId);
  if (context.now() >= hold_end_at) throw new CodedError('SignupClosed');
  await context.db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    if (!(await giveUp(context, tx, { activityId, personId }))) throw new CodedError('TicketUsed');
    await moveUp(context, tx, { activityId });
  });
  return null;
}
