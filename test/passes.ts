import { millisecondsInDay } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { emit } from '@/lib/app/events';
import { isAdmitted } from '@/lib/live/admission/port';
import { buyLive } from '@/lib/live/admission/server/buy-live';
import { refundPasses } from '@/lib/live/admission/server/refund-passes';
import { returnLive } from '@/lib/live/admission/server/return-live';
import { findBroadcast, noteOnAir } from '@/lib/live/broadcast/port';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import { addBroadcast } from './broadcasts';
import type { TestDatabase } from './engines';
import { orderScene } from './orders';
import { insertRows, personRow } from './rows';

/** In fen. */
export const price = 1990;

/** Broadcasts of `host` that cost something, a day ahead, and `buyer` and `other` with money; the clock is that of `orderScene`. */
export function passScene(database: () => TestDatabase) {
  const orders = orderScene(database);
  const { as, product, read } = orders;
  let count = 0;

  return {
    ...orders,
    begin: async () => {
      await orders.begin();
      await database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'host' })]));
      for (const personId of ['buyer', 'other']) await orders.give('wallet', 1_000_000, personId);
    },
    /** Adds a broadcast that nobody has bought, with the changes; its id. */
    add: (changes: Omit<Parameters<typeof addBroadcast>[1], 'startAt'> & { startAt?: number } = {}) => {
      count += 1;
      const startAt = product().now() + millisecondsInDay;
      return addBroadcast(database().db, { id: `live-${count}`, startAt, price_fen: price, ...changes });
    },
    buy: async (id: string, personId = 'buyer', more: { priceFen?: number; clientId?: string } = {}) =>
      (await buyLive(as(personId), { id, priceFen: price, clientId: newId(), ...more })).orderId,
    pay: (orderId: string, personId = 'buyer') => payFromBalance(as(personId), { orderId, way: 'wallet' }),
    giveBack: (id: string, personId = 'buyer') => returnLive(as(personId), { id }),
    goLive: (id: string) => database().db.transaction((tx) => noteOnAir(product(), tx, id, product().now())),
    /** Cancels a broadcast; what that does later is done by `refund`. */
    cancel: (id: string) =>
      database().db.transaction(async (tx) => {
        const set = { canceled_at: product().now() };
        await tx.updateTable('live_broadcast').set(set).where('id', '=', id).execute();
        await emit(product(), tx, 'broadcast.canceled', { id, reason: '' });
      }),
    refund: (id: string) =>
      refundPasses.run({ ...product(), attempt: 1, signal: new AbortController().signal }, { id }),
    admitted: async (id: string, personId = 'buyer') => isAdmitted(read(), await findBroadcast(read(), id), personId),
    /** States of the passes to a broadcast with those of their orders. */
    standing: async (id: string) => {
      const passes = await read()
        .selectFrom('live_pass')
        .innerJoin('sale_order', 'sale_order.id', 'order_id')
        .select(['live_pass.state as pass', 'sale_order.state as order'])
        .where('broadcast_id', '=', id)
        .orderBy('live_pass.person_id')
        .execute();
      return passes.map(({ pass, order }) => `${pass} ${order}`);
    },
    /** How many orders of a broadcast were placed. */
    placed: async (id: string) =>
      (await read().selectFrom('sale_order_line').select('order_id').where('product', '=', id).execute()).length,
    noticesOf: async (kind: string, personId = 'buyer') =>
      (
        await read()
          .selectFrom('notice')
          .select('id')
          .where('person_id', '=', personId)
          .where('kind', '=', kind)
          .execute()
      ).length,
  };
}
