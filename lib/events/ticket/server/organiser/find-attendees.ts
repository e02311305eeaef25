import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { Attendee, findAttendees as contract } from '../../contract';
import { attendeesOf, toAttendee } from './attendee';
import { requireOrganiser } from './require-organiser';

/**
 * Who comes to an activity of the caller, the latest first. Throws Unauthorized, and NullPointer for any other activity.
 */
export async function findAttendees(context: Context, query: InputOf<typeof contract>): Promise<Page<Attendee>> {
  const { activityId, state, search, pageIndex, pageSize } = query;
  const { questions } = await requireOrganiser(context, activityId);
  const states = state === '' ? (['valid', 'used', 'returned'] as const) : [state];
  const rows = await attendeesOf(context.db.read, activityId)
    .where('ticket.state', 'in', states)
    .$if(search !== '', (all) => all.where(contains(['attendee', 'mobile', 'number'], search)))
    .orderBy('ticket.created_at', 'desc')
    .orderBy('ticket.id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, query, (row) => toAttendee(row, questions, context.language));
}
