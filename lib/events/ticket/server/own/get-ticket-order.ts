import { findOwnOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { OwnTicket } from '../../contract';
import { ticketsWithActivity, toActivity, toOwnTicket } from './own-ticket';

/** The tickets of an order of the caller. Throws Unauthorized, and NullPointer for any other order. */
export async function getTicketOrder(
  context: Context,
  { orderId }: { orderId: string },
): Promise<{ activity: OwnTicket['activity']; tickets: OwnTicket[] }> {
  await findOwnOrder(context, orderId);
  const rows = await ticketsWithActivity(context.db.read)
    .where('ticket.order_id', '=', orderId)
    .orderBy('ticket.created_at')
    .orderBy('ticket.id')
    .execute();
  const [first] = rows;
  if (!first) throw new CodedError('NullPointer');
  const now = context.now();
  return {
    activity: toActivity(first, context.language, now),
    tickets: rows.map((row) => toOwnTicket(row, context.language, now)),
  };
}
