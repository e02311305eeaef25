import { describeOnBothEngines } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { settled } from '@/test/settled';
import { orderLimits } from '../codes';
import { holdOrder } from './change-order';
import { closeOrder, payOrder } from './pay-order';
import { findOrders, getOrder } from './read-order';
import { askOrderRefund, endOrderRefund } from './refund-order';

const page = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('an order', (database) => {
  const scene = orderScene(database);
  const { order, as, stateOf, rowOf, stepsOf } = scene;
  const pay = (id: string) =>
    database().db.transaction(async (tx) => {
      if (!(await payOrder(as('buyer'), tx, { id, way: 'wallet', at: 1 }))) throw new Error('not to be paid');
    });
  const close = (id: string) =>
    database().db.transaction(async (tx) => {
      if (!(await closeOrder(as('buyer'), tx, { id, step: 'canceled', at: 1 }))) throw new Error('not to be canceled');
    });
  const ask = (id: string, amountFen: number, refundId = `r${amountFen}`) =>
    database().db.transaction(async (tx) => {
      const asked = { id, refundId, amountFen, at: 1, byId: null, note: '' };
      if (!(await askOrderRefund(as('buyer'), tx, asked))) throw new Error('too much');
    });

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);

  test('is shown to its buyer alone, with what happened', async () => {
    const id = await order(5000);
    expect(await getOrder(as('buyer', { language: 'en' }), { id })).toMatchObject({
      ...{ id, state: 'pending', title: 'Night of light', totalFen: 5000, refundedFen: 0, way: null },
      lines: [{ title: 'Seat', quantity: 1, unitFen: 5000 }],
      history: [{ step: 'placed' }],
    });
    await expect(getOrder(as('other'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    const list = async (personId: string) => (await findOrders(as(personId), page)).list.map((one) => one.id);
    expect(await list('buyer')).toContain(id);
    expect(await list('other')).not.toContain(id);
  });

  test('is one, however often it is sent at once, and paid at once where it costs nothing', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => order(100, { clientId: 'same press' })));
    expect(new Set(sent).size).toBe(1);
    const free = await order(0);
    expect(await rowOf(free)).toMatchObject({ state: 'paid', way: 'free' });
    expect(await stepsOf(free)).toEqual(['placed', 'paid']);
  });

  test('is either paid or canceled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await order();
      const ends = await settled([pay(id), close(id), pay(id), close(id)]);
      expect(ends.filter((end) => end === 'done')).toHaveLength(1);
      expect(await stepsOf(id)).toEqual(['placed', (await stateOf(id)) === 'paid' ? 'paid' : 'canceled']);
    }
  });

  test('is held by one at a time: who waited sees what the one before has done', async () => {
    const id = await order();
    const { expires_at: before } = await rowOf(id);
    const later = () =>
      database().db.transaction(async (tx) => {
        const expires_at = ((await holdOrder(tx, id))?.expires_at ?? 0) + 1;
        await tx.updateTable('sale_order').set({ expires_at }).where('id', '=', id).execute();
      });
    await Promise.all(Array.from({ length: 8 }, later));
    expect((await rowOf(id)).expires_at - before).toBe(8);
  });

  test('is refunded by no more than it cost, in parts that come at once', async () => {
    const id = await order(1000);
    await pay(id);
    const ends = await settled([300, 301, 302, 303, 304].map((amount) => ask(id, amount)));
    expect(ends.filter((end) => end === 'done')).toHaveLength(3);
    const { refunding_fen } = await rowOf(id);
    expect(refunding_fen).toBeLessThanOrEqual(1000);
    const end = (amountFen: number) =>
      database().db.transaction((tx) =>
        endOrderRefund(as('buyer'), tx, { id, refundId: 'r', amountFen, toWallet: false, at: 2 }),
      );
    await end(refunding_fen);
    expect(await rowOf(id)).toMatchObject({ state: 'paid', refunded_fen: refunding_fen });
    await ask(id, 1000 - refunding_fen);
    await end(1000 - refunding_fen);
    expect(await stateOf(id)).toBe('refunded');
    await expect(end(1)).rejects.toThrow();
  });

  test('waits for payment with at most nineteen others of the same person', async () => {
    const placed = await settled(
      Array.from({ length: orderLimits.pending + 5 }, () => order(100, { personId: 'other' })),
    );
    expect(placed.filter((end) => end === 'done')).toHaveLength(orderLimits.pending);
    expect(placed.filter((end) => end === 'TooManyOrders')).toHaveLength(5);
  });

  test('is refused with lines that no seller may ask for', async () => {
    for (const price of [-1, 1.5, orderLimits.totalFen + 1]) {
      await expect(order(price)).rejects.toThrow('The lines of an order');
    }
  });
});
