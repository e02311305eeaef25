import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { TicketState } from '../../codes';
import type { Attendee, findAttendees as contract } from '../../contract';
import { attendees, toAttendee } from './attendee';
import { requireOrganiser } from './require-organiser';

type Query = InputOf<typeof contract>;

/**
 * Who comes to an activity of the caller, the latest first. Throws Unauthorized, and NullPointer for any other activity.
 */
export async function findAttendees(context: Context, query: Query): Promise<Page<Attendee>> {
  const { questions } = await requireOrganiser(context, query.activityId);
  const { read } = context.db;
  const rows = await attendees(read)
    .innerJoin(ticketsOfPage(read, query).as('page'), 'page.id', 'ticket.id')
    .orderBy('ticket.created_at', 'desc')
    .orderBy('ticket.id', 'desc')
    .execute();
  return toPage(rows, query, (row) => toAttendee(row, questions, context.language));
}

/** The tickets of a page and one more. Without a search, only the index is read of what a far page skips. */
export function ticketsOfPage(db: Reader, { activityId, state, search, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('ticket')
    .select('ticket.id')
    .$if(search !== '', (all) =>
      all.leftJoin('sale_order', 'sale_order.id', 'order_id').where(contains(['attendee', 'mobile', 'number'], search)),
    )
    .where('activity_id', '=', activityId)
    .$if(state === '', (all) => all.where('ticket.state', 'in', ['valid', 'used', 'returned']))
    .$if(state !== '', (all) => all.where('ticket.state', '=', state as TicketState))
    .orderBy('ticket.created_at', 'desc')
    .orderBy('ticket.id', 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
