import { millisecondsInMinute } from 'date-fns/constants';
import { describeOnBothEngines } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { cancelOrder, checkPayment } from './check-payment';
import { getCashier } from './get-cashier';
import { payFromBalance } from './pay-from-balance';
import { refundOrder } from './refund-order';

describeOnBothEngines('paying from a balance', (database) => {
  const scene = orderScene(database);
  const { as, order, stateOf, rowOf, balanceOf, give, pass } = scene;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin();
  });
  beforeEach(scene.beginAnew);
  afterAll(async () => expect(await scene.faults()).toEqual([]));

  test('from the wallet at once on two devices takes it once, and never more than is there', async () => {
    await give('wallet', 8000);
    const [one, two] = [await order(), await order()];
    const pay = (orderId: string) => payFromBalance(as('buyer'), { orderId, way: 'wallet' });
    const ends = await settled([pay(one), pay(two), pay(one), pay(two)]);
    expect(ends.filter((end) => end === 'done')).toHaveLength(2);
    expect(ends.filter((end) => end === 'BalanceTooLow')).toHaveLength(2);
    expect(await balanceOf('wallet')).toBe(3000);
    expect([await stateOf(one), await stateOf(two)].toSorted()).toEqual(['paid', 'pending']);
  });

  test('by points takes the whole price, and gives points back', async () => {
    await give('points', 5100);
    const id = await order();
    await payFromBalance(as('buyer'), { orderId: id, way: 'points' });
    expect(await balanceOf('points')).toBe(100);
    const refund = { orderId: id, amountFen: 2000, goal: 'wallet', reason: '活动取消', clientId: 'c' } as const;
    await refundOrder(scene.asStaff(), refund);
    expect(await balanceOf('points')).toBe(2100);
    expect(await rowOf(id)).toMatchObject({ state: 'paid', refunded_fen: 2000 });
  });

  test('a top-up comes from the payment service alone, and somebody else’s order is nobody’s', async () => {
    await give('wallet', 9000);
    const id = await order(1000, { kind: 'topUp' });
    const pay = (personId: string) => payFromBalance(as(personId), { orderId: id, way: 'wallet' });
    await expect(pay('buyer')).rejects.toMatchObject({ code: 'NotConfigured' });
    await expect(pay('other')).rejects.toMatchObject({ code: 'NullPointer' });
    for (const call of [getCashier, checkPayment, cancelOrder]) {
      await expect(call(as('other'), { orderId: id })).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('takes nothing for an order that is canceled, or whose time is over', async () => {
    await give('wallet', 9000);
    const before = await balanceOf('wallet');
    const [canceled, late] = [await order(), await order()];
    await cancelOrder(as('buyer'), { orderId: canceled });
    pass(15 * millisecondsInMinute);
    for (const orderId of [canceled, late]) {
      const pay = payFromBalance(as('buyer'), { orderId, way: 'wallet' });
      await expect(pay).rejects.toMatchObject({ code: 'OrderClosed' });
    }
    expect(await balanceOf('wallet')).toBe(before);
  });
});
