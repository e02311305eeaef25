import { checkEntry } from '@/lib/events/entry/server/desk/check-entry';
import { sendEntry } from '@/lib/events/entry/server/own/send-entry';
import { withdrawEntry } from '@/lib/events/entry/server/own/withdraw-entry';
import { castVote } from '@/lib/events/vote/server/cast-vote';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { Context } from '@/lib/platform/server/context';

/** What a process does until it is killed, and somebody does again: each with its input as JSON. */
export const contestDeeds = {
  /** The caller enters a work and pays the fee from their wallet. */
  async enter(context: Context, input: string) {
    const { orderId } = await sendEntry(context, JSON.parse(input));
    await payFromBalance(context, { orderId: orderId ?? '', way: 'wallet' });
  },

  /** The caller takes a paid entry back. */
  async withdraw(context: Context, input: string) {
    await withdrawEntry(context, JSON.parse(input));
  },

  /** The organiser lets an entry pass the formal check. */
  async check(context: Context, input: string) {
    await checkEntry(context, JSON.parse(input));
  },

  /** The caller votes for an entry. */
  async vote(context: Context, input: string) {
    await castVote(context, JSON.parse(input));
  },
};
export type ContestDeed = keyof typeof contestDeeds;
