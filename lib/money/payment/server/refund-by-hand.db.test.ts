import { noteSlip } from '@/lib/money/order/port';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { setEnv } from '@/test/set-env';
import { refundOrder, resolveRefund } from './refund-order';
import { paymentSlice } from './slice';
import { getMoneyOfOrder } from './staff-money';
import { beginTransfer, decideOnSlip } from './transfer';

describeOnOneEngine('a refund by hand', (database) => {
  const { as, asStaff, begin, beginAnew, order, rowOf, faults } = orderScene(database);

  beforeAll(begin);
  beforeEach(() => {
    beginAnew();
    setEnv({ demo: true });
  });

  test('of a bank transfer waits for staff at once, who note that they transferred it', async () => {
    const orderId = await order(5000, { kind: 'membership' });
    await beginTransfer(as('buyer'), { orderId });
    await database().db.transaction((tx) => noteSlip(tx, { id: orderId, at: noon, byId: 'buyer' }));
    await decideOnSlip(asStaff(), { orderId, isReceived: true, reason: '' });
    const asked = { orderId, amountFen: 5000, goal: 'original', reason: '停办', clientId: 'c1' } as const;
    await refundOrder(asStaff(), asked);
    const { refunds } = await getMoneyOfOrder(asStaff(), { orderId });
    expect(refunds).toMatchObject([{ state: 'stuck', isByHand: true }]);
    const [queue] = paymentSlice.console;
    expect(await queue.countWaiting(asStaff())).toBe(1);
    const id = refunds[0]?.id ?? '';
    await expect(resolveRefund(asStaff(), { id, by: 'again' })).rejects.toMatchObject({ code: 'Changed' });
    await resolveRefund(asStaff(), { id, by: 'transfer' });
    expect(await rowOf(orderId)).toMatchObject({ state: 'refunded', refunded_fen: 5000 });
    expect(await faults()).toEqual([]);
  });
});
