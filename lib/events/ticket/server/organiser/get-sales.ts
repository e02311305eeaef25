import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { TicketState } from '../../codes';
import type { Sales } from '../../contract';
import { saleStateAt } from '../../rules/sale-state';
import { leftOf } from '../left-of';
import { findSales } from '../sale/get-sale';
import { requireOrganiser } from './require-organiser';

type SoldType = Sales['types'][number];

/** How an activity of the caller has sold. Throws Unauthorized, and NullPointer for any other activity. */
export async function getSales(context: Context, { activityId }: { activityId: string }): Promise<Sales> {
  const activity = await requireOrganiser(context, activityId);
  const db = context.db.read;
  const [types, counts, waiting, money, common] = await Promise.all([
    findSales(db, activityId),
    countTickets(db, activityId),
    countWaiting(db, activityId),
    sumOrders(db, activityId),
    db.selectFrom('ticket_stock').select(['total', 'taken']).where('id', '=', activityId).executeTakeFirst(),
  ]);
  const now = context.now();
  const figures = (id: string | null) => ({ ...counts.get(id), waiting: waiting.get(id ?? '') ?? 0 });
  const sold = types.map((type): SoldType => {
    const facts = { isPaused: type.is_paused === 1, saleStartAt: type.opens_at, saleEndAt: type.closes_at };
    return {
      ...none,
      ...{ id: type.id, name: nameOf(type, context.language), total: type.own_total },
      state: activity.canceled_at === null ? saleStateAt({ ...facts, left: leftOf(type) }, now) : 'ended',
      ...figures(type.id),
    };
  });
  const isSignup = types.length === 0;
  const facts = { isPaused: false, saleStartAt: activity.enrol_start_at, saleEndAt: activity.enrol_end_at };
  const left = common?.total == null ? null : common.total - common.taken;
  const signup: SoldType = {
    ...{ ...none, id: '', name: '', total: common?.total ?? null },
    state: activity.canceled_at === null ? saleStateAt({ ...facts, left }, now) : 'ended',
    ...figures(null),
  };
  return { types: isSignup ? [signup] : sold, stockLeft: isSignup ? null : left, ...money };
}

const none = { held: 0, sold: 0, used: 0, returned: 0, waiting: 0 };

const nameOf = (type: { name_zh: string; name_en: string }, language: Language) =>
  translate(type.name_zh, type.name_en, language).text;

/** What a state counts as: a used ticket was sold as well. */
const countedAs: Readonly<Record<TicketState, readonly (keyof typeof none)[]>> = {
  held: ['held'],
  valid: ['sold'],
  used: ['sold', 'used'],
  returned: ['returned'],
  released: [],
};

/** Tickets by type and state; null is the type of a sign-up. */
async function countTickets(db: Reader, activityId: string) {
  const rows = await ticketCounts(db, activityId).execute();
  const counts = new Map<string | null, typeof none>();
  for (const { ticket_type_id, state, count } of rows) {
    const figures = counts.get(ticket_type_id) ?? { ...none };
    for (const figure of countedAs[state]) figures[figure] += count;
    counts.set(ticket_type_id, figures);
  }
  return counts;
}

/** An index has all that is read. */
export function ticketCounts(db: Reader, activityId: string) {
  return db
    .selectFrom('ticket')
    .select(({ fn }) => ['ticket_type_id', 'state', fn.countAll<number>().as('count')])
    .where('activity_id', '=', activityId)
    .groupBy(['ticket_type_id', 'state']);
}

async function countWaiting(db: Reader, activityId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ticket_wait')
    .select(({ fn }) => ['ticket_type_id', fn.countAll<number>().as('count')])
    .where('activity_id', '=', activityId)
    .where('state', 'in', ['waiting', 'offered'])
    .groupBy('ticket_type_id')
    .execute();
  return new Map(rows.map(({ ticket_type_id, count }) => [ticket_type_id, count]));
}

/** What was paid for tickets of the activity, and what of it was asked back. */
async function sumOrders(db: Reader, activityId: string): Promise<{ paidFen: number; refundedFen: number }> {
  const { paid, refunded } = await db
    .selectFrom('ticket_order')
    .innerJoin('sale_order', 'sale_order.id', 'order_id')
    .select(({ fn }) => [
      fn.sum<string | number | null>('total_fen').as('paid'),
      fn.sum<string | number | null>('refunding_fen').as('refunded'),
    ])
    .where('activity_id', '=', activityId)
    .where('sale_order.state', 'in', ['paid', 'refunded'])
    .executeTakeFirstOrThrow();
  return { paidFen: Number(paid ?? 0), refundedFen: Number(refunded ?? 0) };
}
