import { z } from 'zod';
import { holdStock } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';

/** People per transaction, so that none is long (DESIGN 5). */
const peopleAtOnce = 100;

/** Listens to 'activity.canceled': a job ends the waiting list; tickets, and so the places of sign-ups, are ended by their slice. */
export async function endWaitingLater(
  context: Context,
  tx: Tx,
  { id, reason }: EventKinds['activity.canceled'],
): Promise<void> {
  await enqueue(tx, endWaiting, { activityId: id, reason }, { now: context.now() });
}

/**
 * Ends the waiting list of an activity that was canceled, and tells everybody on it. Each is removed and told in one transaction:
 * run again, it goes on with who is left.
 */
export const endWaiting = defineJob({
  kind: 'signup.end-waiting',
  payload: z.object({ activityId: z.string(), reason: z.string() }),
  async run(context, told) {
    let people: readonly string[];
    do {
      context.signal.throwIfAborted();
      people = await context.db.transaction(async (tx) => {
        const ended = await endFirst(tx, told.activityId);
        if (ended.length > 0) await context.emit(context, tx, 'signup.canceled', { ...told, people: ended });
        return ended;
      });
    } while (people.length > 0);
  },
});

async function endFirst(tx: Tx, activityId: string): Promise<string[]> {
  const first = await tx
    .selectFrom('signup_wait')
    .select('person_id')
    .where('activity_id', '=', activityId)
    .orderBy('place')
    .limit(peopleAtOnce)
    .execute();
  if (first.length === 0) return [];
  await holdStock(tx, activityId);
  const ended = await tx
    .deleteFrom('signup_wait')
    .where('activity_id', '=', activityId)
    .where(
      'person_id',
      'in',
      first.map(({ person_id }) => person_id),
    )
    .returning('person_id')
    .execute();
  return ended.map(({ person_id }) => person_id);
}
