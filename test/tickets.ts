import { v4 as newId } from 'uuid';
import { emit } from '@/lib/app/events';
import type { orderTickets as orderCall } from '@/lib/events/ticket/contract';
import { cancelTickets } from '@/lib/events/ticket/server/cancel/cancel-tickets';
import { orderTickets } from '@/lib/events/ticket/server/sale/order-tickets';
import { expireOffers } from '@/lib/events/ticket/server/waiting/expire-offers';
import { joinWaitingList } from '@/lib/events/ticket/server/waiting/join-waiting-list';
import { cancelOrder } from '@/lib/money/payment/server/check-payment';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { noon } from './context';
import type { TestDatabase } from './engines';
import { activityRow } from './event-rows';
import { orderScene } from './orders';
import { insertRows, personRow, type Row } from './rows';

type Type = Partial<Row<'activity_ticket_type'>>;

/** Public activities in a week with ticket types, `organiser`, and buyers with money; the clock is that of `orderScene`. */
export function ticketScene(database: () => TestDatabase, clock?: () => number) {
  const orders = orderScene(database, clock);
  const { as, product, read } = orders;
  const job = () => ({ ...product(), attempt: 1, signal: new AbortController().signal });
  let count = 0;

  /** Buys for `amount` attendees; the order's id. */
  async function buy(
    personId: string,
    ticketTypeId: string,
    amount = 1,
    more: Partial<Omit<InputOf<typeof orderCall>, 'ticketTypeId'>> = {},
  ) {
    const attendees = Array.from({ length: amount }, (_, index) => ({
      ...{ name: `来宾 ${index}`, mobile: '13800138000', region: 'CN', answers: [] },
    }));
    const asked = { ticketTypeId, attendees, waitId: '', isShown: true, clientId: newId(), ...more };
    return (await orderTickets(as(personId), asked)).orderId;
  }

  return {
    ...orders,
    buy,
    job,
    begin: async (people: readonly string[]) => {
      await database().db.transaction((tx) =>
        insertRows(
          tx,
          'person',
          ['organiser', 'sam', ...people].map((id) => personRow({ id })),
        ),
      );
      for (const id of people) await orders.give('wallet', 1_000_000, id);
    },
    /** Adds an activity with ticket types, each by its id, and keeps their stock as the product does. */
    add: async (types: Record<string, Type>, activity: Partial<Row<'activity'>> = {}) => {
      count += 1;
      const id = activity.id ?? `activity-${count}`;
      const week = product().now() + 7 * 86_400_000;
      const times = { enrol_end_at: week, hold_start_at: week, hold_end_at: week + 3_600_000 };
      await database().db.transaction(async (tx) => {
        await insertRows(tx, 'activity', [activityRow({ ...times, ...activity, id })]);
        const rows = Object.entries(types).map(
          ([typeId, type], position): Row<'activity_ticket_type'> => ({
            ...{ id: typeId, activity_id: id, position, name_zh: typeId, name_en: '', price_fen: 5000, quantity: 10 },
            ...{ shares_stock: 0, per_person: 0, sale_start_at: null, sale_end_at: null, is_paused: 0, ...type },
          }),
        );
        if (rows.length > 0) await insertRows(tx, 'activity_ticket_type', rows);
        await emit(product(), tx, 'activity.offered', { id });
      });
      return id;
    },
    pay: (personId: string, orderId: string) => payFromBalance(as(personId), { orderId, way: 'wallet' }),
    giveUp: (personId: string, orderId: string) => cancelOrder(as(personId), { orderId }),
    wait: (personId: string, ticketTypeId: string, quantity = 1) =>
      joinWaitingList(as(personId), { ticketTypeId, quantity }),
    expire: () => expireOffers.run(job(), { occurrence: 0 }),
    cancel: async (activityId: string, reason = '天气') => {
      await database().db.transaction(async (tx) => {
        await tx.updateTable('activity').set({ canceled_at: noon }).where('id', '=', activityId).execute();
        await emit(product(), tx, 'activity.canceled', { id: activityId, reason });
      });
      await cancelTickets.run(job(), { activityId, reason });
    },
    states: async (activityId: string) =>
      (
        await read().selectFrom('ticket').select('state').where('activity_id', '=', activityId).orderBy('id').execute()
      ).map(({ state }) => state),
    takenOf: async (id: string) =>
      (await read().selectFrom('ticket_stock').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken,
    /**
     * What contradicts itself: a stock beside its tickets and offers, a participant beside theirs, a ticket beside its order, the
     * state of an order where it stands twice.
     * Nothing, whatever was done.
     */
    contradictions: async () => {
      const stocks = await read().selectFrom('ticket_stock').selectAll().execute();
      const wrong: string[] = [];
      for (const { id, activity_id, taken } of stocks) {
        const types = read().selectFrom('activity_ticket_type').select('id').where('activity_id', '=', activity_id);
        const own = id === activity_id ? types.where('shares_stock', '=', 1) : types.where('id', '=', id);
        const tickets = await read()
          .selectFrom('ticket')
          .select('id')
          .where('activity_id', '=', activity_id)
          .where((row) =>
            row.or([
              row('ticket_type_id', 'in', own),
              // A place of a sign-up is taken of what the whole activity has.
              ...(id === activity_id ? [row('ticket_type_id', 'is', null)] : []),
            ]),
          )
          .where('state', 'in', ['held', 'valid', 'used'])
          .execute();
        const offers = await read()
          .selectFrom('ticket_wait')
          .select('quantity')
          .where('ticket_type_id', 'in', own)
          .where('state', '=', 'offered')
          .execute();
        const given = offers.reduce((sum, { quantity }) => sum + quantity, tickets.length);
        if (given !== taken) wrong.push(`${id}: ${taken} taken, ${given} given`);
      }
      const fits = {
        pending: ['held'],
        paid: ['valid', 'used', 'returned'],
        refunded: ['returned'],
        canceled: ['released'],
      };
      const pairs = await read()
        .selectFrom('ticket')
        .innerJoin('sale_order', 'sale_order.id', 'order_id')
        .select(['ticket.id', 'ticket.state', 'sale_order.state as order_state'])
        .execute();
      for (const { id, state, order_state } of pairs) {
        if (!(fits as Record<string, string[]>)[order_state]?.includes(state))
          wrong.push(`${id}: ${state}, ${order_state}`);
      }
      const orders = await read()
        .selectFrom('ticket_order')
        .innerJoin('sale_order', 'sale_order.id', 'order_id')
        .select(['order_id', 'sale_order.state', 'ticket_order.state as noted'])
        .whereRef('sale_order.state', '<>', 'ticket_order.state')
        .execute();
      wrong.push(...orders.map(({ order_id, state, noted }) => `${order_id}: ${noted}, ${state}`));
      const participants = await read().selectFrom('ticket_participant').selectAll().execute();
      for (const { activity_id, person_id, ticket_count } of participants) {
        const tickets = await read()
          .selectFrom('ticket')
          .select('id')
          .where('activity_id', '=', activity_id)
          .where('person_id', '=', person_id)
          .where('state', 'in', ['valid', 'used'])
          .execute();
        if (tickets.length !== ticket_count) wrong.push(`${person_id}: ${ticket_count} of ${tickets.length}`);
      }
      return wrong;
    },
  };
}
