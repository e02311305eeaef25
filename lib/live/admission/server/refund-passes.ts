import { z } from 'zod';
import { findBroadcast } from '@/lib/live/broadcast/port';
import { closeOrder, holdOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { wireId } from '@/lib/platform/shared/wire';
import en from '@/messages/en/live/admission-notices.json';
import zh from '@/messages/zh/live/admission-notices.json';

const passesAtOnce = 100;
/** What the history of a refunded order says: an order has no language. */
export const refundReason = `${zh.refundReason} ${en.refundReason}`;

/** Listens to 'broadcast.canceled' and 'broadcast.missed': everything that was paid for it goes back. */
export async function refundAll(
  { now }: Context,
  tx: Tx,
  { id }: EventKinds['broadcast.canceled'] | EventKinds['broadcast.missed'],
): Promise<void> {
  await enqueue(tx, refundPasses, { id }, { now: now(), uniqueKey: id });
}

/**
 * Ends every pass of a broadcast that does not take place: unpaid orders are closed, paid ones refunded whole. Each is a transaction of
 * its own and is done once; a run that was broken off goes on where it stood.
 */
export const refundPasses = defineJob({
  kind: 'live.refund-passes',
  payload: z.object({ id: wireId }),
  leaseSeconds: 120,
  limitSeconds: 3600,
  async run(context, { id }) {
    for (;;) {
      const passes = await context.db.read
        .selectFrom('live_pass')
        .select('order_id')
        .where('broadcast_id', '=', id)
        .where('state', '<>', 'returned')
        .orderBy('person_id')
        .limit(passesAtOnce)
        .execute();
      if (passes.length === 0) return;
      for (const { order_id } of passes) {
        context.signal.throwIfAborted();
        await context.db.transaction((tx) => endPass(context, tx, order_id));
      }
    }
  },
});

/** Ends the pass that an order pays, and the order with it. The order is held first, as by who pays it. */
export async function endPass(context: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await holdOrder(tx, orderId);
  await tx.updateTable('live_pass').set({ state: 'returned' }).where('order_id', '=', orderId).execute();
  if (!order) return;
  if (order.state === 'pending') {
    await closeOrder(context, tx, { id: orderId, step: 'canceled', at: context.now() });
    return;
  }
  const amountFen = order.total_fen - order.refunding_fen;
  if (order.state !== 'paid' || amountFen === 0) return;
  const asked = {
    orderId,
    amountFen,
    goal: 'original',
    reason: refundReason,
    clientId: 'live',
    askedBy: null,
  } as const;
  await askRefund(context, tx, asked);
}

/** Listens to 'order.paid': the pass is valid. What is paid for a broadcast that does not take place any more goes back. */
export async function givePass(context: Context, tx: Tx, { id, kind }: EventKinds['order.paid']): Promise<void> {
  if (kind !== 'live') return;
  const pass = await tx
    .updateTable('live_pass')
    .set({ state: 'valid', given_at: context.now() })
    .where('order_id', '=', id)
    .where('state', '=', 'pending')
    .returning(['broadcast_id', 'person_id'])
    .executeTakeFirst();
  if (!pass) return endPass(context, tx, id);
  const { isPublic, canceledAt, liveAt, plannedEndAt } = await findBroadcast(tx, pass.broadcast_id);
  const isMissed = liveAt === null && plannedEndAt <= context.now();
  if (!isPublic || canceledAt !== null || isMissed) return endPass(context, tx, id);
  await context.emit(context, tx, 'admission.given', { id: pass.broadcast_id, personId: pass.person_id });
}

/** Listens to 'order.canceled': a pass that was not paid in time is none. */
export async function dropPass(_context: Context, tx: Tx, { id, kind }: EventKinds['order.canceled']): Promise<void> {
  if (kind !== 'live') return;
  await tx.deleteFrom('live_pass').where('order_id', '=', id).where('state', '=', 'pending').execute();
}

/** Listens to 'order.refundAsked': with the whole sum the pass ends, also by staff after the broadcast. */
export async function takePassBack(
  _context: Context,
  tx: Tx,
  { id, kind, isWhole }: EventKinds['order.refundAsked'],
): Promise<void> {
  if (kind !== 'live' || !isWhole) return;
  await tx.updateTable('live_pass').set({ state: 'returned' }).where('order_id', '=', id).execute();
}
