import { millisecondsInDay } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { refundOrder } from '@/lib/money/payment/server/refund-order';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { ticketScene } from '@/test/tickets';
import { redeemTicket } from '../door';
import { returnTickets } from './return-tickets';

describeOnBothEngines('returning tickets', (database) => {
  const scene = ticketScene(database);
  const { add, as, buy, pay, states, takenOf, stateOf, balanceOf, pass } = scene;
  const rule = { refund_hours: 24, refund_percent: 50 };
  const ticketsOf = async (orderId: string) =>
    (await scene.read().selectFrom('ticket').select('id').where('order_id', '=', orderId).orderBy('id').execute()).map(
      ({ id }) => id,
    );
  const giveBack = (orderId: string, ticketIds: string[], clientId = newId()) =>
    returnTickets(as('buyer'), { orderId, ticketIds, clientId });
  const enter = async (ticketId: string, activityId: string) => {
    const isIn = await database().db.transaction((tx) => redeemTicket(tx, { ticketId, activityId, at: 1 }));
    if (!isIn) throw new Error('not let in');
  };
  async function bought(type: string, amount = 2) {
    const order = await buy('buyer', type, amount);
    await pay('buyer', order);
    return { order, tickets: await ticketsOf(order) };
  }

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['buyer', 'other']);
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  test('one of two gives what the organiser says, once, and its place comes back', async () => {
    const id = await add({ half: { price_fen: 999 } }, rule);
    const before = await balanceOf('wallet');
    const { order, tickets } = await bought('half');
    const [one = ''] = tickets;
    const clientId = newId();
    const sent = await Promise.all(Array.from({ length: 12 }, () => giveBack(order, [one], clientId)));
    expect(sent).toEqual(Array.from({ length: 12 }, () => ({ refundFen: 499 })));
    expect([await balanceOf('wallet'), await takenOf('half'), await stateOf(order)]).toEqual([
      before - 2 * 999 + 499,
      1,
      'paid',
    ]);
    expect((await states(id)).toSorted()).toEqual(['returned', 'valid']);
    await expect(giveBack(order, [one])).rejects.toMatchObject({ code: 'ReturnClosed' });
  });

  test('not without a rule, not after its end, not by somebody else; free ones until it begins', async () => {
    await add({ never: {} });
    const never = await bought('never');
    await expect(giveBack(never.order, never.tickets)).rejects.toMatchObject({ code: 'ReturnClosed' });
    await add({ late: {}, free: { price_fen: 0 } }, rule);
    const late = await bought('late');
    const free = await buy('buyer', 'free');
    const stranger = returnTickets(as('other'), { orderId: late.order, ticketIds: late.tickets, clientId: newId() });
    await expect(stranger).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(giveBack(late.order, never.tickets)).rejects.toMatchObject({ code: 'NullPointer' });
    pass(6.5 * millisecondsInDay);
    await expect(giveBack(late.order, late.tickets)).rejects.toMatchObject({ code: 'ReturnClosed' });
    const presses = await Promise.all([1, 2].map(async () => giveBack(free, await ticketsOf(free))));
    expect(presses).toEqual([{ refundFen: 0 }, { refundFen: 0 }]);
    expect(await takenOf('free')).toBe(0);
  });

  test('after a change that matters, the whole price', async () => {
    const told = scene.product().now() + 1000;
    await add({ changed: {} }, { ...rule, told_at: told });
    const { order, tickets } = await bought('changed', 1);
    pass(2000);
    expect(await giveBack(order, tickets)).toEqual({ refundFen: 5000 });
    expect(await stateOf(order)).toBe('refunded');
  });

  test('a ticket is used or returned, never both', async () => {
    const id = await add({ both: {} }, { refund_hours: 1, refund_percent: 100 });
    for (let round = 0; round < 5; round += 1) {
      const { order, tickets } = await bought('both', 1);
      const [ticketId = ''] = tickets;
      const ends = await settled([giveBack(order, tickets), enter(ticketId, id), giveBack(order, tickets)]);
      expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    }
    const gone = await bought('both', 1);
    await giveBack(gone.order, gone.tickets);
    await expect(enter(gone.tickets[0] ?? '', id)).rejects.toThrow('not let in');
    const used = await bought('both', 2);
    await enter(used.tickets[0] ?? '', id);
    await expect(giveBack(used.order, used.tickets)).rejects.toMatchObject({ code: 'TicketUsed' });
  });

  test('staff refund an order whole with its tickets, but not one that was used', async () => {
    const id = await add({ staffed: {} });
    const refund = (orderId: string, amountFen: number) =>
      refundOrder(scene.asStaff(), { orderId, amountFen, goal: 'original', reason: '善意', clientId: newId() });
    const { order } = await bought('staffed');
    await refund(order, 1000);
    expect(await states(id)).toEqual(['valid', 'valid']);
    await refund(order, 9000);
    expect([await states(id), await takenOf('staffed')]).toEqual([['returned', 'returned'], 0]);
    const used = await bought('staffed', 1);
    await enter(used.tickets[0] ?? '', id);
    await expect(refund(used.order, 5000)).rejects.toMatchObject({ code: 'TicketUsed' });
  });
});
