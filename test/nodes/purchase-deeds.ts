import { cancelTickets } from '@/lib/events/ticket/server/cancel/cancel-tickets';
import { returnTickets } from '@/lib/events/ticket/server/return/return-tickets';
import { orderTickets } from '@/lib/events/ticket/server/sale/order-tickets';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { Context } from '@/lib/platform/server/context';

/** What a process does until it is killed, and somebody does again: each with its input as JSON. */
export const purchaseDeeds = {
  /** The caller orders tickets and pays them from their wallet. */
  async buy(context: Context, input: string) {
    const { orderId } = await orderTickets(context, JSON.parse(input));
    await payFromBalance(context, { orderId, way: 'wallet' });
  },

  /** The caller returns tickets of an order. */
  async return(context: Context, input: string) {
    await returnTickets(context, JSON.parse(input));
  },

  /** The product ends the tickets of a canceled activity. */
  async cancel(context: Context, input: string) {
    const job = { ...context, attempt: 1, signal: new AbortController().signal };
    await cancelTickets.run(job, JSON.parse(input));
  },
};
export type PurchaseDeed = keyof typeof purchaseDeeds;
