import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Tables } from '@/lib/platform/server/db/tables';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { toPage } from '@/lib/platform/shared/wire';
import type { BookingState } from '../codes';
import type { BookingRow, listBookings as contract } from '../contract';
import { stateAt } from '../rules/slots';
import { readSlots } from './read-slots';

const columns = {
  createdAt: 'booking.created_at',
  firstWeek: 'booking.first_week',
  heldUntil: 'booking.held_until',
} as const;

/**
 * Bookings for the console, with number and company of their requests, which the search matches. One past its deadline
 * counts as expired, stored or not. For callers who may review them.
 */
export async function listBookings(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'reviewBookings');
  const now = context.now();
  const { state, product, search, sort, order, pageIndex, pageSize } = query;
  const rows = await context.db.read
    .selectFrom('advertising_booking as booking')
    .innerJoin('cooperation_lead as lead', 'lead.id', 'booking.lead_id')
    .select(['booking.id', 'booking.state', 'booking.slots', 'booking.price_fen', 'booking.held_until'])
    .select(['booking.created_at', 'booking.first_week', 'booking.lead_id', 'lead.number', 'lead.company'])
    .$if(state !== '', (found) => found.where((row) => standsAs(row, state as BookingState, now)))
    // Names of products contain no pattern characters.
    .$if(product !== '', (found) => found.where('booking.slots', 'like', `%"product":"${product}"%`))
    .$if(search !== '', (found) => found.where(contains(['lead.number', 'lead.company'], search)))
    .orderBy(columns[sort], order)
    .orderBy('booking.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(
    rows,
    query,
    (row): BookingRow => ({
      id: row.id,
      leadId: row.lead_id,
      number: row.number,
      company: row.company,
      state: stateAt({ state: row.state, heldUntil: row.held_until }, now),
      slots: readSlots(row.slots),
      priceFen: row.price_fen,
      heldUntil: isoInBeijing(row.held_until),
      createdAt: isoInBeijing(row.created_at),
      firstWeek: row.first_week,
    }),
  );
}

/** `stateAt` as an SQL condition. */
function standsAs(
  row: ExpressionBuilder<{ booking: Tables['advertising_booking'] }, 'booking'>,
  state: BookingState,
  now: number,
): Expression<SqlBool> {
  const isHeld = row('booking.state', '=', 'held');
  if (state === 'held') return row.and([isHeld, row('booking.held_until', '>', now)]);
  if (state !== 'expired') return row('booking.state', '=', state);
  return row.or([row('booking.state', '=', 'expired'), row.and([isHeld, row('booking.held_until', '<=', now)])]);
}
