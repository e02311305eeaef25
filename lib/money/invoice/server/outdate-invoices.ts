import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/**
 * Listens to 'order.refundAsked': an invoice that was made out before a refund says too much. Staff make a red one for it in
 * their tax software, outside of the product; the buyer may ask for one of the rest. One that is only asked for is made out
 * for what is left then, or not at all after the refund of the whole order.
 */
export async function outdateInvoices(
  _context: Context,
  tx: Tx,
  { id, isWhole }: EventKinds['order.refundAsked'],
): Promise<void> {
  await tx
    .updateTable('invoice')
    .set((row) => ({ state: 'outdated', revision: row('revision', '+', 1) }))
    .where('order_id', '=', id)
    .where('state', 'in', isWhole ? ['asked', 'issued'] : ['issued'])
    .execute();
}
