import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { TicketTab } from '../../codes';
import type { findOwnTickets as contract, OwnTicket } from '../../contract';
import { ticketsWithActivity, toOwnTicket } from './own-ticket';

/**
 * Tickets of the caller: those to come, the soonest first; unpaid, past and returned ones, the latest first. Throws
 * Unauthorized for a visitor.
 */
export async function findOwnTickets(context: Context, query: InputOf<typeof contract>): Promise<Page<OwnTicket>> {
  const { personId } = signedIn(context);
  const { tab, pageIndex, pageSize } = query;
  const now = context.now();
  const rows = await ticketsIn(context.db.read, { personId, tab, now })
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, query, (row) => toOwnTicket(row, context.language, now));
}

interface Asked {
  personId: string;
  tab: TicketTab;
  now: number;
}

/** By the index of the person's tickets: nobody has many. */
export function ticketsIn(db: Reader, { personId, tab, now }: Asked) {
  const all = ticketsWithActivity(db).where('ticket.person_id', '=', personId);
  switch (tab) {
    case 'coming':
      return all
        .where('ticket.state', 'in', ['valid', 'used'])
        .where('hold_end_at', '>', now)
        .where('canceled_at', 'is', null)
        .orderBy('hold_start_at')
        .orderBy('ticket.activity_id')
        .orderBy('ticket.id');
    case 'unpaid':
      return latest(all.where('ticket.state', '=', 'held').where('sale_order.state', '=', 'pending'));
    case 'returned':
      return latest(all.where('ticket.state', '=', 'returned'));
    case 'past':
      return latest(
        all
          .where('ticket.state', 'in', ['valid', 'used'])
          .where((row) => row.or([row('hold_end_at', '<=', now), row('canceled_at', 'is not', null)])),
      );
  }
}

const latest = (tickets: ReturnType<typeof ticketsWithActivity>) =>
  tickets.orderBy('ticket.created_at', 'desc').orderBy('ticket.id');
