import { closeOrder, holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { holdEntryOf } from './hold-entry-of';

/**
 * Listens to 'payment.slipRefused': the order of an entry that was withdrawn, or ended with its contest, while its slip waited for
 * staff is closed: nothing more is to be paid for it.
 */
export async function closeRefused(
  context: Context,
  tx: Tx,
  { orderId }: EventKinds['payment.slipRefused'],
): Promise<void> {
  const order = await holdOrder(tx, orderId);
  if (order?.kind !== 'contest') return;
  const entry = await holdEntryOf(tx, orderId);
  if (entry?.state === 'unpaid') return;
  await closeOrder(context, tx, { id: orderId, step: 'canceled', at: context.now() });
}
