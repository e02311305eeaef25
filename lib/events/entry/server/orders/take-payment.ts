import { holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { transitions } from '../../rules/transitions';
import { changeEntry } from '../own/own-entry';
import { giveBack } from '../standing/give-back';
import { tellEntry } from '../told-entry';
import { holdEntryOf } from './hold-entry-of';

/**
 * Listens to 'order.paid': an unpaid entry is submitted, also after works are no longer taken, as it was sent in time. What is paid
 * for one that is not to be paid any more (withdrawn, its contest canceled) goes back whole.
 */
export async function takePayment(context: Context, tx: Tx, paid: EventKinds['order.paid']): Promise<void> {
  if (paid.kind !== 'contest') return;
  const entry = await holdEntryOf(tx, paid.id);
  if (entry?.state !== 'unpaid') {
    const order = await holdOrder(tx, paid.id);
    if (order) await giveBack(context, tx, order, { cause: 'late' });
    return;
  }
  const now = context.now();
  await changeEntry(tx, entry.id, { state: transitions.pay.to, is_paid: 1, updated_at: now });
  await tellEntry(context, tx, entry, { news: paid.way === 'offline' ? 'paid' : 'submitted' });
}
