import { findBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isOnSale } from '../rules/on-sale';
import { endPass, markReturned } from './end-pass';
import type {} from './events';

/** Listens to 'order.paid': the pass is valid. What is paid for a broadcast that is over or does not take place goes back. */
export async function givePass(context: Context, tx: Tx, { id, kind }: EventKinds['order.paid']): Promise<void> {
  if (kind !== 'live') return;
  const now = context.now();
  const pass = await tx
    .updateTable('live_pass')
    .set({ state: 'valid', given_at: now })
    .where('order_id', '=', id)
    .where('state', '=', 'pending')
    .returning(['broadcast_id', 'person_id', 'language'])
    .executeTakeFirst();
  if (!pass) return endPass(context, tx, id, 'late');
  const broadcast = await findBroadcast(tx, pass.broadcast_id);
  if (!broadcast.isPublic || !isOnSale(phaseAt(broadcast, now))) return endPass(context, tx, id, 'late');
  const given = { id: pass.broadcast_id, personId: pass.person_id, language: pass.language };
  await context.emit(context, tx, 'admission.given', given);
}

/** Listens to 'order.canceled': a pass that was not paid in time is none. */
export async function dropPass(_context: Context, tx: Tx, { id, kind }: EventKinds['order.canceled']): Promise<void> {
  if (kind !== 'live') return;
  await tx.deleteFrom('live_pass').where('order_id', '=', id).where('state', '=', 'pending').execute();
}

/** Listens to 'order.refundAsked': with the whole sum the pass ends, also where staff refund it after the broadcast. */
export async function takePassBack(
  { now }: Context,
  tx: Tx,
  { id, kind, isWhole }: EventKinds['order.refundAsked'],
): Promise<void> {
  if (kind === 'live' && isWhole) await markReturned(tx, id, now());
}
