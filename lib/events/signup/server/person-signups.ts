import { holdStock } from '@/lib/events/ticket/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { giveUp } from './give-up';
import { moveUpLater } from './move-up';
import { signedUpOf, writtenOf } from './own-signup';

/**
 * Listens to 'account.erased': the person gives up their places at activities that have not ended, and all places in waiting
 * lists with what they wrote. The next move up in jobs, so that nobody is told in this transaction.
 */
export async function eraseSignups(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const standing = tx.selectFrom('person').select('id').where('id', '=', personId).where('erased_at', 'is', null);
  // Who is erased again has given everything up.
  if (!(await standing.executeTakeFirst())) return;
  await holdPerson(tx, personId);
  const now = context.now();
  // In one order, so that two who are erased at once do not wait for one another.
  const activityIds = (await findOpen(tx, personId, now)).toSorted();
  for (const activityId of activityIds) await holdStock(tx, activityId);
  for (const activityId of activityIds) {
    await giveUp(context, tx, { activityId, personId });
    await enqueue(tx, moveUpLater, { activityId }, { now });
  }
}

/** The activities where a person waits, or has a place that they can give up. */
async function findOpen(tx: Tx, personId: string, now: number): Promise<string[]> {
  const open = await tx
    .selectFrom('ticket')
    .innerJoin('activity', 'activity.id', 'ticket.activity_id')
    .select('activity.id')
    .where('person_id', '=', personId)
    .where('state', '=', 'valid')
    .where('order_id', 'is', null)
    .where('hold_end_at', '>', now)
    .union(tx.selectFrom('signup_wait').select('activity_id as id').where('person_id', '=', personId))
    .execute();
  return open.map(({ id }) => id);
}

/** Listens to 'account.exported': adds the places in waiting lists; tickets are told by their slice. */
export async function exportSignups(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const waits = await tx.selectFrom('signup_wait').selectAll().where('person_id', '=', personId).execute();
  parts.waitingSignups = waits.map((wait) => ({
    activityId: wait.activity_id,
    ...writtenOf(signedUpOf(wait)),
    createdAt: new Date(wait.created_at).toISOString(),
  }));
}
