import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { addWorkingDays } from '@/lib/platform/shared/working-days';
import { type PayWay, payWithin } from '../codes';
import { changeOrder, toldOrder } from './change-order';
import type { SaleOrderTable } from './tables';

interface Paying {
  id: string;
  way: PayWay;
  at: number;
  byId?: string | null;
}

/**
 * An unpaid order is paid: its seller gives what was bought, in the same transaction. Undefined for one that is not to be
 * paid (any more): the money, if there is any, is then not the order's.
 */
export async function payOrder(context: Context, tx: Tx, paying: Paying): Promise<SaleOrderTable | undefined> {
  const { id, way, at, byId = null } = paying;
  const set = { state: 'paid', way, paid_at: at } as const;
  const paid = await changeOrder(tx, { id, from: ['pending', 'paid_pending_review'], step: 'paid', at, set, byId });
  if (paid) await context.emit(context, tx, 'order.paid', toldOrder(paid));
  return paid;
}

/** An unpaid order is to be paid by a bank transfer, within three working days; undefined for one that is not unpaid. */
export function beginOrderTransfer(tx: Tx, { id, at, byId }: { id: string; at: number; byId: string }) {
  const set = { way: 'offline', expires_at: addWorkingDays(at, payWithin.workingDays) } as const;
  return changeOrder(tx, { id, from: ['pending'], step: 'transferBegun', at, set, byId });
}

/** The slip of a transfer was sent: the order waits for staff and does not expire. It may be sent again. */
export function noteSlip(tx: Tx, { id, at, byId }: { id: string; at: number; byId: string }) {
  const set = { state: 'paid_pending_review' } as const;
  return changeOrder(tx, { id, from: ['pending', 'paid_pending_review'], step: 'slipSent', at, set, byId });
}

/** The slip was refused: the order is unpaid again, with three working days from now. */
export function refuseSlip(tx: Tx, { id, at, byId, note }: { id: string; at: number; byId: string; note: string }) {
  const set = { state: 'pending', expires_at: addWorkingDays(at, payWithin.workingDays) } as const;
  return changeOrder(tx, { id, from: ['paid_pending_review'], step: 'slipRefused', at, set, byId, note });
}

interface Closing {
  id: string;
  step: 'canceled' | 'expired';
  at: number;
  byId?: string | null;
}

/** Cancels an unpaid order: its seller releases what it held. Undefined for one that is not unpaid. */
export async function closeOrder(context: Context, tx: Tx, { id, step, at, byId = null }: Closing) {
  const closed = await changeOrder(tx, { id, from: ['pending'], step, at, set: { state: 'canceled' }, byId });
  if (closed) await context.emit(context, tx, 'order.canceled', toldOrder(closed));
  return closed;
}
