import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Listens to 'order.paid': the company has what it bought, once. Also one that has lost its mark meanwhile: it can post when
 * it has it again.
 */
export async function givePurchase(context: Context, tx: Tx, { id, kind }: EventKinds['order.paid']): Promise<void> {
  if (kind !== 'recruitment') return;
  await tx
    .updateTable('job_purchase')
    .set({ state: 'valid', bought_at: context.now() })
    .where('order_id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Listens to 'order.canceled': a package that was not paid in time is none. */
export async function dropPurchase(
  _context: Context,
  tx: Tx,
  { id, kind }: EventKinds['order.canceled'],
): Promise<void> {
  if (kind !== 'recruitment') return;
  await tx.deleteFrom('job_purchase').where('order_id', '=', id).where('state', '=', 'pending').execute();
}

/**
 * Listens to 'order.refundAsked': with the whole sum the company has nothing of it any more. A part of it, by staff, leaves what
 * is left. Throws ReturnClosed for the whole sum of a package of which something was used.
 */
export async function takePurchaseBack(
  _context: Context,
  tx: Tx,
  { id, kind, isWhole }: EventKinds['order.refundAsked'],
): Promise<void> {
  if (kind !== 'recruitment' || !isWhole) return;
  const returned = await tx
    .updateTable('job_purchase')
    .set({ state: 'returned' })
    .where('order_id', '=', id)
    .where('state', '=', 'valid')
    .whereRef('posts_left', '=', 'posts')
    .whereRef('refreshes_left', '=', 'refreshes')
    .executeTakeFirst();
  if (returned.numUpdatedRows === 0n) throw new CodedError('ReturnClosed');
}
