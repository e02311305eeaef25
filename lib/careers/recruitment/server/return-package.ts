import { holdOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import en from '@/messages/en/careers/recruitment-notices.json';
import zh from '@/messages/zh/careers/recruitment-notices.json';
import type { returnJobPackage as contract, JobPurchase } from '../contract';
import { findOwnPurchase, getJobPurchase } from './own-purchases';

/** What the history of the order says: an order has no language. */
const reason = `${zh.refundReason} ${en.refundReason}`;

/**
 * Gives a package of which nothing was used back for the rest of its price; twice is once. Throws NullPointer for one that the
 * caller has not paid, ReturnClosed once a post or a refresh of it was used.
 */
export async function returnJobPackage(context: Context, { id }: InputOf<typeof contract>): Promise<JobPurchase> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await findOwnPurchase(tx, personId, id);
    // Held first, as by who pays it; what the purchase is then is final.
    const order = await holdOrder(tx, id);
    const { state } = await findOwnPurchase(tx, personId, id);
    if (!order || state === 'pending') throw new CodedError('NullPointer');
    if (state === 'returned') return;
    const amountFen = order.total_fen - order.refunding_fen;
    const refund = { orderId: id, amountFen, goal: 'original', reason, clientId: 'recruitment' } as const;
    await askRefund(context, tx, { ...refund, askedBy: null });
  });
  return getJobPurchase(context, { orderId: id });
}
