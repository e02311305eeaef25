import { z } from 'zod';
import { activityStatus } from '@/lib/events/activity/codes';
import { addSignupTicket, holdStock, takeStock } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { signedUpOf } from './own-signup';

/** Places given in one transaction, so that none is long (DESIGN 5). */
const placesAtOnce = 50;

interface MovingUp {
  activityId: string;
  /** Who signs up in this transaction, and did not wait if they have a place after it. */
  byId?: string;
}

/**
 * Gives the places that are left to the first of the waiting list, and tells them; what does not fit into one transaction
 * follows in a job. All who give places lock the stock of the activity first, so that they do it one after another: nobody is
 * passed, and nobody moves up twice. An activity that is canceled or not public any more gives none.
 */
export async function moveUp(context: Context, tx: Tx, { activityId, byId }: MovingUp): Promise<void> {
  const left = await holdStock(tx, activityId);
  const first = await findFirst(tx, activityId, left === null ? placesAtOnce : Math.min(left, placesAtOnce));
  const last = first.at(-1);
  if (!last) return;
  await takeStock(tx, [activityId], first.length);
  await tx.deleteFrom('signup_wait').where('activity_id', '=', activityId).where('place', '<=', last.place).execute();
  for (const wait of first) {
    await addSignupTicket(context, tx, { activityId, personId: wait.person_id, signedUp: signedUpOf(wait) });
  }
  if (first.length === placesAtOnce) await enqueue(tx, moveUpLater, { activityId }, { now: context.now() });
  for (const { person_id: personId } of first) {
    await context.emit(context, tx, 'signup.given', { activityId, personId, hasWaited: personId !== byId });
  }
}

function findFirst(tx: Tx, activityId: string, most: number) {
  return tx
    .selectFrom('signup_wait')
    .innerJoin('activity', 'activity.id', 'signup_wait.activity_id')
    .select(['person_id', 'place', 'signed_up'])
    .where('activity_id', '=', activityId)
    .where('review_state', '=', activityStatus.passed)
    .where('canceled_at', 'is', null)
    .orderBy('place')
    .limit(Math.max(0, most))
    .execute();
}

/** Moves up who waits for places that are free already. */
export const moveUpLater = defineJob({
  kind: 'signup.move-up',
  payload: z.object({ activityId: z.string() }),
  async run(context, { activityId }) {
    await context.db.transaction((tx) => moveUp(context, tx, { activityId }));
  },
});
