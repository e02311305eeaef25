import { type SqlBool, sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { Attendee, findAttendees as contract } from '../../contract';
import { ticketsWithOrder, toAttendee, wasValid } from './attendee';
import { requireOrganiser } from './require-organiser';

type Query = InputOf<typeof contract>;

/**
 * Who comes to an activity of the caller, the latest first. Throws Unauthorized, and NullPointer for any other activity.
 */
export async function findAttendees(context: Context, query: Query): Promise<Page<Attendee>> {
  const { questions } = await requireOrganiser(context, query.activityId);
  const rows = await ticketsWithOrder(context.db.read)
    .where('ticket.id', 'in', idsOfPage(context.db.read, query))
    .orderBy('ticket.created_at', 'desc')
    .orderBy('ticket.id', 'desc')
    .execute();
  return toPage(rows, query, (row) => toAttendee(row, questions, context.language));
}

/** The ids of a page and one more. Unless something is searched for, those that are skipped come from an index alone. */
function idsOfPage(db: Reader, { activityId, state, search, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('ticket')
    .select('ticket.id')
    .where('ticket.activity_id', '=', activityId)
    .where(state === '' ? wasValid : sql<SqlBool>`ticket.state = ${state}`)
    .$if(search !== '', (all) =>
      all
        .leftJoin('sale_order', 'sale_order.id', 'ticket.order_id')
        .where(contains(['attendee', 'mobile', 'number'], search)),
    )
    .orderBy('ticket.created_at', 'desc')
    .orderBy('ticket.id', 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
