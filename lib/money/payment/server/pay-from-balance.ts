import { postTransaction } from '@/lib/money/ledger/port';
import { holdOrder, payOrder, waysOf } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { payFromBalance as contract } from '../contract';
import { endOthers } from './settle-payment';

/**
 * Pays the whole price of the caller's order from the wallet, or by points: order and ledger in one transaction. Of several
 * at once, from any device, one pays; who presses again hears that it is paid.
 * Throws Unauthorized, NullPointer for another person's order, OrderClosed for one that is canceled or expired, BalanceTooLow,
 * NotConfigured for an order that may not be paid so.
 */
export async function payFromBalance(
  context: Context,
  input: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  return context.db.transaction((tx) => takeFromBalance(context, tx, { ...input, personId }));
}

type Taking = InputOf<typeof contract> & { personId: string };

/** The same in a transaction, for a person. */
export async function takeFromBalance(
  context: Context,
  tx: Tx,
  { orderId, way, personId }: Taking,
): Promise<DataOf<typeof contract>> {
  const now = context.now();
  const order = await holdOrder(tx, orderId);
  if (order?.person_id !== personId) throw new CodedError('NullPointer');
  if (order.state === 'paid') return { state: 'paid' };
  if (order.state !== 'pending' || order.expires_at <= now) throw new CodedError('OrderClosed');
  if (!waysOf(order.kind).includes(way)) throw new CodedError('NotConfigured');
  const amount = order.total_fen;
  const goal = way === 'wallet' ? ({ kind: 'sold', of: order.kind } as const) : ({ kind: 'spent' } as const);
  const entries = [
    { account: { kind: way, of: personId }, amount: -amount },
    { account: goal, amount },
  ];
  await postTransaction(tx, { key: `payment:${orderId}`, cause: 'payment', about: orderId, entries }, now);
  await payOrder(context, tx, { id: orderId, way, at: now, byId: personId });
  await endOthers(tx, orderId, now);
  return { state: 'paid' };
}
