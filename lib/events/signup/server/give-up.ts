import { endSignupTicket, giveBack, holdStock } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { findPlace, type SignupOf } from './own-signup';

/**
 * Gives a person's place, or their place in the waiting list, up; `moveUp` gives it to the next. False for who came in at the
 * door: that and this contend on the ticket. Who did not sign up has nothing to give.
 */
export async function giveUp(context: Context, tx: Tx, of: SignupOf): Promise<boolean> {
  await holdStock(tx, of.activityId);
  const place = await findPlace(tx, of);
  if (place) {
    if (!(await endSignupTicket(context, tx, place.id))) return false;
    await giveBack(tx, [of.activityId], 1);
    return true;
  }
  await tx
    .deleteFrom('signup_wait')
    .where('activity_id', '=', of.activityId)
    .where('person_id', '=', of.personId)
    .execute();
  return true;
}
