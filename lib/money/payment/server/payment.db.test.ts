import { millisecondsInMinute } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { beginPayment } from './begin-payment';
import { cancelOrder, checkPayment } from './check-payment';
import { compareDay } from './compare-statements';
import { counter } from './counter';
import { getCounter, payAtCounter } from './counter-verbs';
import { getCashier } from './get-cashier';
import type { ProviderPayment } from './provider';
import { refundOrder } from './refund-order';
import { settlePayment } from './settle-payment';
import { listDifferences, resolveDifference } from './staff-money';

const quarter = 15 * millisecondsInMinute;

describeOnBothEngines('paying', (database) => {
  const scene = orderScene(database);
  const { as, order, stateOf, rowOf, stepsOf, atCounter, paymentsOf, refundsOf, sumOf, goOn, pass } = scene;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin();
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => expect(await scene.faults()).toEqual([]));

  const paid = (outTradeNo: string, amountFen = 5000, more: Partial<ProviderPayment> = {}): ProviderPayment => ({
    ...{ outTradeNo, state: 'paid', transactionId: `t ${outTradeNo}`, amountFen, currency: 'CNY', paidAt: noon },
    ...more,
  });
  const tell = (said: ProviderPayment, id?: string) =>
    settlePayment(
      scene.product(),
      said,
      id === undefined ? undefined : { provider: 'counter', id, event: 'paid', number: said.outTradeNo },
    );

  /** The counter takes a payment, and tells nobody. */
  const payUnnoticed = (outTradeNo: string) =>
    database().db.transaction((tx) =>
      tx
        .updateTable('counter_bill')
        .set({ state: 'paid', paid_at: noon })
        .where('out_trade_no', '=', outTradeNo)
        .execute(),
    );

  test('at the counter: the order is paid with it, once', async () => {
    const id = await order();
    expect(await getCashier(as('buyer'), { orderId: id })).toMatchObject({
      order: { id, state: 'pending' },
      ways: [
        { way: 'counter', obstacle: null },
        { way: 'wallet', obstacle: 'balanceTooLow', balance: 0 },
        { way: 'points', obstacle: 'balanceTooLow', balance: 0 },
      ],
    });
    const [no, same] = await Promise.all([atCounter(id), atCounter(id)]);
    expect(same).toBe(no);
    expect(await atCounter(id)).toBe(no);
    await expect(getCounter(as('other'), { outTradeNo: no })).rejects.toMatchObject({ code: 'NullPointer' });
    const before = await sumOf('counter');
    await Promise.all([1, 2, 3].map(() => payAtCounter(as('buyer'), { outTradeNo: no })));
    expect(await rowOf(id)).toMatchObject({ state: 'paid', way: 'counter' });
    expect(await stepsOf(id)).toEqual(['placed', 'paid']);
    expect((await sumOf('counter')) - before).toBe(-5000);
    await expect(beginPayment(as('buyer'), { orderId: id, scene: 'h5' })).rejects.toMatchObject({
      code: 'OrderClosed',
    });
  });

  test('is told fifty times at once, and out of order, and counts once', async () => {
    const id = await order();
    const no = await atCounter(id);
    const before = await sumOf('sold:ticket');
    await Promise.all(Array.from({ length: 50 }, (_, index) => tell(paid(no), `n ${no} ${index % 7}`)));
    await tell(paid(no));
    expect((await sumOf('sold:ticket')) - before).toBe(5000);
    expect(await stateOf(id)).toBe('paid');
  });

  test('by a notice that was taken before is told nothing more', async () => {
    const [one, other] = [await atCounter(await order()), await order()];
    const no = await atCounter(other);
    await tell(paid(one), 'taken once');
    await tell(paid(no), 'taken once');
    expect(await stateOf(other)).toBe('pending');
    await tell(paid(no), 'another one');
    expect(await stateOf(other)).toBe('paid');
  });

  test('with a wrong sum or currency is held, and nothing is booked', async () => {
    for (const wrong of [
      paid('', 4999),
      paid('', 5000, { currency: 'USD' }),
      paid('', 5000, { transactionId: null }),
    ]) {
      const id = await order();
      const no = await atCounter(id);
      await tell({ ...wrong, outTradeNo: no });
      expect(await stateOf(id)).toBe('pending');
      expect(await paymentsOf(id)).toMatchObject([{ state: 'held', transaction_id: null }]);
      await tell(paid(no));
      expect(await stateOf(id)).toBe('pending');
    }
    await expect(tell(paid('unknown'))).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('late goes back whole, by itself', async () => {
    const id = await order();
    const no = await atCounter(id);
    pass(quarter);
    await goOn();
    expect(await stateOf(id)).toBe('canceled');
    expect(await stepsOf(id)).toEqual(['placed', 'expired']);
    await payUnnoticed(no);
    await tell(paid(no));
    expect(await paymentsOf(id)).toMatchObject([{ state: 'paid', is_surplus: 1 }]);
    await goOn();
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', amount_fen: 5000, is_surplus: 1 }]);
    expect(await sumOf('surplus')).toBe(0);
    expect(await rowOf(id)).toMatchObject({ state: 'canceled', refunded_fen: 0 });
  });

  test('twice, from two devices at once, is kept once and goes back once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await order();
      const [phone, desk] = [await atCounter(id, 'h5'), await atCounter(id, 'native')];
      expect(phone).not.toBe(desk);
      await Promise.all([tell(paid(phone)), tell(paid(desk))]);
      await goOn();
      expect(await stateOf(id)).toBe('paid');
      expect((await paymentsOf(id)).map(({ is_surplus }) => is_surplus).toSorted()).toEqual([0, 1]);
      expect(await refundsOf(id)).toMatchObject([{ state: 'done', is_surplus: 1 }]);
      expect([await sumOf('surplus'), await sumOfOrder(id)]).toEqual([0, 5000]);
    }
  });

  test('while it expires or is canceled: either paid or given back, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await order();
      const no = await atCounter(id);
      if (round % 2) pass(quarter);
      const end = () => (round % 2 ? goOn() : cancelOrder(as('buyer'), { orderId: id }));
      await settled([end(), payAtCounter(as('buyer'), { outTradeNo: no }), tell(paid(no)), end()]);
      for (let more = 0; more < 3; more += 1) {
        await goOn();
        pass(2 * millisecondsInMinute);
      }
      const [row, refunds] = [await rowOf(id), await refundsOf(id)];
      const kept = await sumOfOrder(id);
      expect(['paid', 'canceled']).toContain(row.state);
      expect(kept).toBe(row.state === 'paid' ? 5000 : 0);
      expect(refunds.every(({ state }) => state === 'done')).toBe(true);
    }
  });

  const sumOfOrder = async (orderId: string) => {
    const rows = await scene
      .read()
      .selectFrom('ledger_entry')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'transaction_id')
      .select('amount')
      .where('about', '=', orderId)
      .where('account', 'in', ['sold:ticket', 'surplus'])
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  test('canceled it cannot be paid any more; paid in the last moment it is paid', async () => {
    const [id, other] = [await order(), await order()];
    const [no, last] = [await atCounter(id), await atCounter(other)];
    expect(await cancelOrder(as('buyer'), { orderId: id })).toEqual({ state: 'canceled' });
    await expect(payAtCounter(as('buyer'), { outTradeNo: no })).rejects.toMatchObject({ code: 'OrderClosed' });
    const { close } = counter;
    const closing = jest.spyOn(counter, 'close').mockImplementationOnce(async (...asked) => {
      await payUnnoticed(last);
      return close(...asked);
    });
    expect(await cancelOrder(as('buyer'), { orderId: other })).toEqual({ state: 'paid' });
    closing.mockRestore();
  });

  test('is refused by the tables themselves a second time', async () => {
    const refuses = (work: (tx: Tx) => Promise<unknown>) =>
      expect(database().db.transaction(work)).rejects.toThrow(/unique/i);
    const [id, open] = [await order(), await order()];
    await tell(paid(await atCounter(id)));
    await atCounter(open);
    for (const orderId of [id, open]) {
      const again = (await paymentsOf(orderId)).map((row) => ({
        ...row,
        id: `${row.id}+`,
        out_trade_no: `${row.id}+`,
      }));
      await refuses((tx) => tx.insertInto('payment').values(again).execute());
    }
    await refundOrder(scene.asStaff(), { orderId: id, amountFen: 1, goal: 'original', reason: '测试', clientId: 'c' });
    const again = (await refundsOf(id)).map((row) => ({ ...row, id: `${row.id}+`, out_refund_no: `${row.id}+` }));
    await refuses((tx) => tx.insertInto('payment_refund').values(again).execute());
  });

  test('is found where the notice is lost', async () => {
    const id = await order();
    await payUnnoticed(await atCounter(id));
    expect(await stateOf(id)).toBe('pending');
    expect(await checkPayment(as('buyer'), { orderId: id })).toEqual({ state: 'paid' });
  });

  test('the comparison with the statement names what differs, once', async () => {
    const id = await order(700);
    await payAtCounter(as('buyer'), { outTradeNo: await atCounter(id) });
    const start = beijingMidnight(noon);
    await database().db.transaction(async (tx) => {
      await tx.insertInto('counter_bill').values(planted).execute();
    });
    await compareDay(scene.product(), counter, start);
    await compareDay(scene.product(), counter, start);
    const query = { pageIndex: 1, pageSize: 20, sort: 'day', order: 'desc', search: 'planted', isOpen: true } as const;
    const { list } = await listDifferences(scene.asStaff(), query);
    expect(list).toMatchObject([{ number: 'planted', kind: 'payment', oursFen: null, theirsFen: 123 }]);
    const [found] = list;
    if (!found) throw new Error('nothing was found');
    await resolveDifference(scene.asStaff(), { id: found.id, note: '测试' });
    const again = resolveDifference(scene.asStaff(), { id: found.id, note: '测试' });
    await expect(again).rejects.toMatchObject({ code: 'Changed' });
  });

  const planted = {
    out_trade_no: 'planted',
    amount_fen: 123,
    description: '',
    state: 'paid',
    paid_at: noon,
  } as const;
});
