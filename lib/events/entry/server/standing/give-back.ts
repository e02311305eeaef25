import { closeOrder, holdOrder, type SaleOrderTable } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import en from '@/messages/en/events/entry-notices.json';
import zh from '@/messages/zh/events/entry-notices.json';

/** Why a fee goes back. */
export type Cause = keyof typeof zh.refunds;

interface GivingBack {
  cause: Cause;
  /** Who withdrew their entry; null for the product. */
  byId?: string | null;
}

/**
 * Ends the order of an entry, which is locked before the entry is: an unpaid one is closed, of a paid one all that is left goes
 * back, once. A transfer that waits for staff is left to them: where the money has come it goes back (`take-payment.ts`), and else
 * the order is closed (`close-refused.ts`).
 */
export async function giveBack(
  context: Context,
  tx: Tx,
  order: Pick<SaleOrderTable, 'id' | 'state' | 'total_fen' | 'refunding_fen'>,
  { cause, byId = null }: GivingBack,
): Promise<void> {
  const { id: orderId, state } = order;
  if (state === 'pending') await closeOrder(context, tx, { id: orderId, step: 'canceled', at: context.now(), byId });
  const amountFen = order.total_fen - order.refunding_fen;
  if (state !== 'paid' || amountFen === 0) return;
  // The history of an order has no language.
  const reason = `${zh.refunds[cause]} ${en.refunds[cause]}`;
  const asked = { orderId, amountFen, goal: 'original', reason, clientId: `entry ${cause}`, askedBy: byId } as const;
  await askRefund(context, tx, asked);
}

/** Locks the order of an entry, if it has one: before the entry, as by who pays. */
export async function holdOrderOf(tx: Tx, entryId: string): Promise<SaleOrderTable | undefined> {
  const entry = await tx.selectFrom('contest_entry').select('order_id').where('id', '=', entryId).executeTakeFirst();
  return entry?.order_id ? holdOrder(tx, entry.order_id) : undefined;
}
