import type { OrderState } from '@/lib/money/order/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/**
 * Listens to what becomes of orders of tickets: their state stands beside their activity, so that its orders of one state are
 * read from an index.
 */
export const noteOrderPaid = (_: Context, tx: Tx, order: EventKinds['order.paid']) => note(tx, order, 'paid');
export const noteOrderCanceled = (_: Context, tx: Tx, order: EventKinds['order.canceled']) =>
  note(tx, order, 'canceled');

/** A part of its sum leaves an order paid. */
export async function noteOrderRefunded(_: Context, tx: Tx, order: EventKinds['order.refunded']): Promise<void> {
  if (order.isWhole) await note(tx, order, 'refunded');
}

async function note(tx: Tx, { id, kind }: EventKinds['order.paid'], state: OrderState): Promise<void> {
  if (kind !== 'ticket') return;
  await tx.updateTable('ticket_order').set({ state }).where('order_id', '=', id).execute();
}
