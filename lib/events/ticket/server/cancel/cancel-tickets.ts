import { z } from 'zod';
import { closeOrder, holdOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import en from '@/messages/en/events/ticket-notices.json';
import zh from '@/messages/zh/events/ticket-notices.json';
import { giveOnAll } from '../orders/give-on-all';
import { lessenParticipant } from '../participants';
import { closeStock, giveBack, holdStock } from '../stock';
import { participantsOf } from '../tell/participants-of';

const ticketsAtOnce = 100;

/** What the history of a refunded order says: an order has no language. */
export const refundReason = `${zh.refundReason} ${en.refundReason}`;

/**
 * Listens to 'activity.canceled': nothing is sold or offered from now on, and a job ends what was. Who buys at the same moment
 * has bought before, or finds nothing left.
 */
export async function stopSale(
  context: Context,
  tx: Tx,
  { id, reason }: EventKinds['activity.canceled'],
): Promise<void> {
  await closeStock(tx, id);
  await tx
    .updateTable('ticket_wait')
    .set({ state: 'left', offered_until: null })
    .where('activity_id', '=', id)
    .where('state', 'in', ['waiting', 'offered'])
    .execute();
  await enqueue(tx, cancelTickets, { activityId: id, reason }, { now: context.now(), uniqueKey: id });
}

/**
 * Tells who takes part in a canceled activity, and ends every ticket of it: unpaid orders are closed, paid ones refunded whole,
 * used tickets too. Each order is a transaction of its own and is done once; a run that was broken off goes on where it stood.
 */
export const cancelTickets = defineJob({
  kind: 'ticket.cancel',
  payload: z.object({ activityId: z.string(), reason: z.string() }),
  leaseSeconds: 120,
  limitSeconds: 3600,
  async run(context, { activityId, reason }) {
    for await (const people of participantsOf(context.db, activityId)) {
      context.signal.throwIfAborted();
      const told = { activityId, people, reason };
      await context.db.transaction((tx) => context.emit(context, tx, 'ticket.activityCanceled', told));
    }
    for (;;) {
      const tickets = await findOpen(context, activityId);
      if (tickets.length === 0) return;
      for (const { id, order_id } of tickets) {
        context.signal.throwIfAborted();
        await context.db.transaction((tx) =>
          order_id === null ? endTicket(context, tx, activityId, id) : endOrder(context, tx, activityId, order_id),
        );
      }
    }
  },
});

function findOpen({ db }: Context, activityId: string) {
  return db.read
    .selectFrom('ticket')
    .select(['id', 'order_id'])
    .where('activity_id', '=', activityId)
    .where('state', 'in', ['held', 'valid', 'used'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(ticketsAtOnce)
    .execute();
}

/** Ends a ticket that somebody got by signing up. Its stock is locked first, as by who gives a place up. */
async function endTicket(context: Context, tx: Tx, activityId: string, id: string): Promise<void> {
  await holdStock(tx, activityId);
  const ended = await tx
    .updateTable('ticket')
    .set({ state: 'returned', returned_at: context.now() })
    .where('id', '=', id)
    .where('state', 'in', ['valid', 'used'])
    .returning('person_id as personId')
    .executeTakeFirst();
  if (!ended) return;
  await lessenParticipant(context, tx, { ...ended, activityId, ticketIds: [id] });
  await giveBack(tx, [activityId], 1);
}

/** Closes an unpaid order; of a paid one, ends the tickets and asks for what is left of its sum. */
async function endOrder(context: Context, tx: Tx, activityId: string, orderId: string): Promise<void> {
  const order = await holdOrder(tx, orderId);
  if (!order) return;
  const now = context.now();
  if (order.state === 'pending') {
    await closeOrder(context, tx, { id: orderId, step: 'canceled', at: now });
    return;
  }
  const ended = await tx
    .updateTable('ticket')
    .set({ state: 'returned', returned_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['valid', 'used'])
    .returning(['id', 'ticket_type_id'])
    .execute();
  if (ended.length > 0) {
    const ticketIds = ended.map(({ id }) => id);
    await lessenParticipant(context, tx, { activityId, personId: order.person_id, ticketIds });
    await giveOnAll(context, tx, ended);
  }
  const amountFen = order.total_fen - order.refunding_fen;
  if (order.state !== 'paid' || amountFen === 0) return;
  const asked = {
    orderId,
    amountFen,
    goal: 'original',
    reason: refundReason,
    clientId: `canceled ${activityId}`,
    askedBy: null,
  } as const;
  await askRefund(context, tx, asked);
}
