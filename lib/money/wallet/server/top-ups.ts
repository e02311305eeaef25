import { postTransaction } from '@/lib/money/ledger/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

const sold = { kind: 'sold', of: 'topUp' } as const;

/**
 * Listens to 'order.paid': a paid top-up goes into the wallet, once. Also into one that holds more than it may: what was
 * paid is never kept from its payer.
 */
export async function creditTopUp(
  context: Context,
  tx: Tx,
  { id, kind, personId, totalFen }: EventKinds['order.paid'],
): Promise<void> {
  if (kind !== 'topUp') return;
  const entries = [
    { account: sold, amount: -totalFen },
    { account: { kind: 'wallet', of: personId }, amount: totalFen },
  ] as const;
  await postTransaction(tx, { key: `topUp:${id}`, cause: 'topUp', about: id, entries }, context.now());
}

/**
 * Listens to 'order.refundAsked': a refund of a top-up takes its sum out of the wallet again, before it is made. Throws
 * BalanceTooLow where it is spent.
 */
export async function takeTopUpBack(
  context: Context,
  tx: Tx,
  { id, kind, personId, refundId, amountFen }: EventKinds['order.refundAsked'],
): Promise<void> {
  if (kind !== 'topUp') return;
  const entries = [
    { account: { kind: 'wallet', of: personId }, amount: -amountFen },
    { account: sold, amount: amountFen },
  ] as const;
  const key = `topUpReturned:${refundId}`;
  await postTransaction(tx, { key, cause: 'topUpReturned', about: id, entries }, context.now());
}
