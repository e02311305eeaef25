import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { WrittenQuestion } from '@/lib/events/activity/contract';
import { closeOrder } from '@/lib/money/order/port';
import { askRefund, seedPaidAtCounter } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Seeding } from '@/lib/platform/server/slice';
import { refundReason } from './cancel/cancel-tickets';
import { redeemTicket } from './door';
import { keepStock } from './keep-stock';
import { markReturned } from './return/mark-returned';
import { findType, type SoldType } from './sale/find-type';
import { placeTickets } from './sale/place-tickets';
import { answers, companions, seedSales, seedWaitingLists } from './seed/sales';
import type { SeedBuyer, SeedSale, SeedWaiting } from './seed/seed-sale';
import { closeStock, stockOf, takeStock } from './stock';

/** Writes the demonstration's tickets by the product's own verbs, with the clock of their days: stock, orders, waiting lists. */
export async function seedTickets({ context, tx }: Seeding): Promise<void> {
  const activities = await tx
    .selectFrom('activity')
    .select(['id', 'canceled_at'])
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id } of activities) await keepStock(context, tx, { id });
  const givenUp: string[] = [];
  for (const sale of seedSales) {
    const orders = await seedSale(context, tx, sale);
    if (sale.end === 'givenUp') givenUp.push(...orders);
  }
  for (const { id, canceled_at } of activities) if (canceled_at !== null) await closeStock(tx, id);
  for (const list of seedWaitingLists) await seedWaiting(context, tx, list);
  for (const id of givenUp) await closeOrder(context, tx, { id, step: 'canceled', at: context.now() });
}

const clockAt = (context: Context, at: number): Context => ({ ...context, now: () => at });
const idOf = (buyer: SeedBuyer) => `person-${typeof buyer === 'number' ? String(buyer).padStart(3, '0') : buyer}`;

/** The ticket type at a place of an activity. */
async function typeAt(tx: Tx, { activity, type }: Pick<SeedSale, 'activity' | 'type'>): Promise<SoldType> {
  const { id } = await tx
    .selectFrom('activity_ticket_type')
    .select('id')
    .where('activity_id', '=', `activity-${String(activity).padStart(2, '0')}`)
    .where('position', '=', type)
    .executeTakeFirstOrThrow();
  return findType(tx, id);
}

/** The orders of a sale, spread over the time in which its type was sold; their ids. */
async function seedSale(context: Context, tx: Tx, sale: SeedSale): Promise<string[]> {
  const type = await typeAt(tx, sale);
  const [now, isOpen] = [context.now(), sale.end === 'held' || sale.end === 'givenUp'];
  const last = Math.min(now - millisecondsInHour, type.closes_at, type.hold_start_at, type.canceled_at ?? now);
  const orders: string[] = [];
  for (const [turn, buyer] of sale.buyers.entries()) {
    const at = type.opens_at + ((turn + 1) * (last - type.opens_at)) / (sale.buyers.length + 1);
    const clock = clockAt(context, isOpen ? now : Math.round(at));
    const orderId = await seedOrder(clock, tx, { sale, type, buyer, turn });
    if (!isOpen) await seedEnd(clock, tx, { sale, type, buyer, turn, orderId });
    orders.push(orderId);
  }
  return orders;
}

interface Ordering {
  sale: SeedSale;
  type: SoldType;
  buyer: SeedBuyer;
  /** Of the order in its sale. */
  turn: number;
}

async function seedOrder(context: Context, tx: Tx, { sale, type, buyer, turn }: Ordering): Promise<string> {
  const personId = idOf(buyer);
  const count = sale.each ?? 1;
  const { nickname } = await tx
    .selectFrom('person')
    .select('nickname')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const attendees = Array.from({ length: count }, (_, place) => ({
    attendee: place === 0 ? nickname : (companions[(turn + place) % companions.length] ?? ''),
    // Nobody's: the range that is kept for fiction.
    mobile: `+12025550${100 + ((7 * sale.activity + 5 * turn + place) % 100)}`,
    answers: JSON.stringify(answersTo(type.questions, turn + place)),
  }));
  const isShown = turn % 6 === 5 ? 0 : 1;
  const orderId = await placeTickets(context, tx, { type, personId, clientId: uuid(), attendees, isShown });
  await takeStock(tx, stockOf(type), count);
  return orderId;
}

/** What one of many answers to the questions of an activity. */
function answersTo(questions: string, turn: number): { questionId: string; text: string }[] {
  return (JSON.parse(questions) as WrittenQuestion[]).flatMap(({ id, textZh, isRequired }) => {
    const known = answers[textZh] ?? [];
    const text = known[turn % known.length];
    return text !== undefined && (isRequired || turn % 2 === 0) ? [{ questionId: id, text }] : [];
  });
}

/** What became of an order: it was paid a minute later, and then used, returned or refunded. */
async function seedEnd(
  context: Context,
  tx: Tx,
  { sale, type, buyer, turn, orderId }: Ordering & { orderId: string },
): Promise<void> {
  const [at, activityId, personId] = [context.now(), type.activity_id, idOf(buyer)];
  if (type.price_fen > 0) await seedPaidAtCounter(clockAt(context, at + millisecondsInMinute), tx, orderId);
  const tickets = await tx.selectFrom('ticket').select('id').where('order_id', '=', orderId).orderBy('id').execute();
  if (sale.end === 'used' && turn % 5 !== 4) {
    for (const [place, { id: ticketId }] of tickets.entries()) {
      const entered = type.hold_start_at + (3 * turn + place - 20) * millisecondsInMinute;
      await redeemTicket(tx, { ticketId, activityId, at: entered });
    }
  }
  const refund = { orderId, goal: 'original', askedBy: null } as const;
  if (sale.end === 'returned') {
    const ticketIds = tickets.slice(0, 1).map(({ id }) => id);
    await markReturned(context, tx, { orderId, activityId, personId, at, ticketIds });
    const asked = { ...refund, askedBy: personId, amountFen: type.price_fen, reason: '', clientId: uuid() };
    await askRefund(context, tx, asked);
  }
  if (sale.end === 'refunded') {
    const late = clockAt(context, type.canceled_at ?? at);
    const asked = {
      ...refund,
      amountFen: type.price_fen * tickets.length,
      reason: refundReason,
      clientId: `canceled ${activityId}`,
    };
    await askRefund(late, tx, asked);
  }
}

/** People came to a waiting list after one another, half an hour each. */
async function seedWaiting(context: Context, tx: Tx, { activity, type: place, people, each = 1 }: SeedWaiting) {
  const type = await typeAt(tx, { activity, type: place });
  const rows = people.map((person, turn) => ({
    ...{ id: uuid(), activity_id: type.activity_id, ticket_type_id: type.id, person_id: idOf(person) },
    ...{ quantity: each, state: 'waiting' as const, offered_until: null },
    joined_at: context.now() - ((people.length - turn) * millisecondsInHour) / 2,
  }));
  await tx.insertInto('ticket_wait').values(rows).execute();
}
