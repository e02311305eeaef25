import { holdOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { returnTickets as contract } from '../../contract';
import { returnTermsAt } from '../../rules/return-terms';
import { markReturned } from './mark-returned';
import { factsOf } from './return-facts';

/**
 * Returns tickets of an order of the caller by the rules of the organiser, and asks for their refund, in one transaction; the
 * same `clientId` returns them once. What it gives is read after the order is locked, so that nothing is given twice.
 * Throws NullPointer for an order or a ticket that is not the caller's, TicketUsed where one of them is in, ReturnClosed where
 * one is not taken back (any more), OrderClosed for an unpaid order.
 */
export async function returnTickets(
  context: Context,
  { orderId, ticketIds, clientId }: InputOf<typeof contract>,
): Promise<{ refundFen: number }> {
  const { personId } = signedIn(context);
  return context.db.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId);
    if (order?.person_id !== personId || order.kind !== 'ticket') throw new CodedError('NullPointer');
    const before = await findRefund(tx, orderId, clientId);
    if (before !== undefined) return { refundFen: before };
    if (order.state !== 'paid') throw new CodedError('OrderClosed');
    const tickets = await findTickets(tx, orderId, ticketIds);
    if (tickets.length !== ticketIds.length) throw new CodedError('NullPointer');
    // A free one has no refund by which it would be known again.
    if (tickets.every(({ state, price_fen }) => state === 'returned' && price_fen === 0)) return { refundFen: 0 };
    const now = context.now();
    const terms = tickets.map((ticket) => returnFen(ticket, now));
    const [first] = tickets;
    if (!first) throw new CodedError('NullPointer');
    const at = { orderId, personId, activityId: first.activity_id, at: now, ticketIds };
    const returned = await markReturned(context, tx, at);
    if (returned.length !== ticketIds.length) throw new CodedError('TicketUsed');
    const refundFen = terms.reduce((sum, fen) => sum + fen, 0);
    if (refundFen > 0) {
      const asked = {
        orderId,
        amountFen: refundFen,
        goal: 'original',
        reason: '',
        clientId,
        askedBy: personId,
      } as const;
      await askRefund(context, tx, asked);
    }
    return { refundFen };
  });
}

/** The sum of a refund that was asked for under this id; undefined for none. */
async function findRefund(tx: Tx, orderId: string, clientId: string): Promise<number | undefined> {
  const known = await tx
    .selectFrom('payment_refund')
    .select('amount_fen')
    .where('order_id', '=', orderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return known?.amount_fen;
}

function findTickets(tx: Tx, orderId: string, ids: readonly string[]) {
  return tx
    .selectFrom('ticket')
    .innerJoin('activity', 'activity.id', 'ticket.activity_id')
    .select(['ticket.state', 'ticket.activity_id', 'price_fen', 'ticket.created_at'])
    .select(['hold_start_at', 'refund_hours', 'refund_percent', 'told_at'])
    .where('order_id', '=', orderId)
    .where('ticket.id', 'in', ids)
    .execute();
}

/** What a ticket gives now. Throws TicketUsed or ReturnClosed. */
function returnFen(ticket: Awaited<ReturnType<typeof findTickets>>[number], now: number): number {
  if (ticket.state === 'used') throw new CodedError('TicketUsed');
  const terms = ticket.state === 'valid' ? returnTermsAt(factsOf(ticket), now) : null;
  if (!terms) throw new CodedError('ReturnClosed');
  return terms.fen;
}
