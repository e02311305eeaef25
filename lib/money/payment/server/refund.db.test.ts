import { millisecondsInMinute } from 'date-fns/constants';
import { describeOnBothEngines } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { takeRefund } from './continue-refunds';
import { counter } from './counter';
import { payAtCounter } from './counter-verbs';
import { ProviderError, type ProviderRefund } from './provider';
import { refundOrder, resolveRefund } from './refund-order';

describeOnBothEngines('a refund', (database) => {
  const scene = orderScene(database);
  const { as, asStaff, order, atCounter, stateOf, rowOf, refundsOf, sumOf, balanceOf, goOn, pass } = scene;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin();
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => expect(await scene.faults()).toEqual([]));

  const ask = (orderId: string, clientId = 'c', amountFen = 2000) =>
    refundOrder(asStaff(), { orderId, amountFen, goal: 'original', reason: '活动取消', clientId });
  const resolve = (id: string, by: 'wallet' | 'transfer' | 'again') => resolveRefund(asStaff(), { id, by });

  const statesOf = async (orderId: string) => (await refundsOf(orderId)).map(({ state }) => state).toSorted();

  async function paidOrder(): Promise<string> {
    const id = await order();
    await payAtCounter(as('buyer'), { outTradeNo: await atCounter(id) });
    return id;
  }
  /** A refund that the service refuses for good. */
  async function stuckRefund(orderId: string): Promise<string> {
    await ask(orderId);
    const refusing = jest.spyOn(counter, 'refund').mockRejectedValue(new ProviderError('USER_ACCOUNT_ABNORMAL', true));
    await goOn();
    refusing.mockRestore();
    const [refund] = await refundsOf(orderId);
    expect(refund).toMatchObject({ state: 'stuck', ask_at: null });
    return refund?.id ?? '';
  }

  test('asked for twice at once is one, and with the last part of the sum the order is refunded', async () => {
    const before = await sumOf('sold:ticket');
    const id = await paidOrder();
    await Promise.all([ask(id, 'a'), ask(id, 'a'), ask(id, 'a')]);
    await ask(id, 'b');
    await expect(ask(id, 'c')).rejects.toMatchObject({ code: 'RefundTooMuch' });
    await goOn();
    expect(await statesOf(id)).toEqual(['done', 'waiting']);
    pass(millisecondsInMinute - 1);
    await goOn();
    expect(await statesOf(id)).toEqual(['done', 'waiting']);
    pass(1);
    await Promise.all([goOn(), goOn()]);
    expect(await statesOf(id)).toEqual(['done', 'done']);
    expect(await rowOf(id)).toMatchObject({ state: 'paid', refunded_fen: 4000 });
    await ask(id, 'd', 1000);
    pass(millisecondsInMinute);
    await goOn();
    expect(await stateOf(id)).toBe('refunded');
    expect(await sumOf('sold:ticket')).toBe(before);
  });

  test('whose answer is lost is asked for again under its number, and made once', async () => {
    const id = await paidOrder();
    await ask(id);
    const { refund } = counter;
    const asked = jest.spyOn(counter, 'refund').mockImplementationOnce(async (...request) => {
      await refund(...request);
      throw new TypeError('fetch failed');
    });
    await goOn();
    expect(await refundsOf(id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    pass(millisecondsInMinute);
    await goOn();
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
    const numbers = asked.mock.calls.map(([, { outRefundNo }]) => outRefundNo);
    asked.mockRestore();
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
    const made = scene.read().selectFrom('counter_refund').select('amount_fen');
    expect(await made.where('out_refund_no', '=', numbers[0] ?? '').execute()).toEqual([{ amount_fen: 2000 }]);
  });

  test('is booked once, however often and in whatever order the service says how it stands', async () => {
    const id = await paidOrder();
    await ask(id, 'one');
    await ask(id, 'other');
    await goOn();
    const done = (await refundsOf(id)).find(({ state }) => state === 'done');
    if (!done) throw new Error('No refund is done.');
    const said = {
      outRefundNo: done.out_refund_no,
      refundId: done.refund_id,
      amountFen: 2000,
      acceptedAt: 1,
      doneAt: 2,
    };
    const tell = (state: ProviderRefund['state']) =>
      takeRefund(scene.product(), { ...done, provider: 'counter' }, { ...said, state });
    await Promise.all([tell('done'), tell('processing'), tell('done'), tell('closed'), tell('done')]);
    expect((await refundsOf(id)).find((one) => one.id === done.id)).toEqual(done);
    expect(await rowOf(id)).toMatchObject({ state: 'paid', refunded_fen: 2000 });
  });

  test('is of a paid order, and not by staff of their own', async () => {
    await expect(ask(await order())).rejects.toMatchObject({ code: 'OrderClosed' });
    await expect(ask(await order(5000, { personId: 'sam' }))).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(ask('none')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('that is stuck is ended by staff once, into the wallet or by hand', async () => {
    for (const [one, other] of [
      ['wallet', 'transfer'],
      ['transfer', 'wallet'],
    ] as const) {
      const refund = await stuckRefund(await paidOrder());
      const before = [await balanceOf('wallet'), await sumOf('bank')] as const;
      const ends = await settled([resolve(refund, one), resolve(refund, other), resolve(refund, one)]);
      expect(ends.toSorted()).toEqual(['Changed', 'Changed', 'done']);
      expect((await balanceOf('wallet')) - before[0] + (await sumOf('bank')) - before[1]).toBe(2000);
      pass(millisecondsInMinute);
      await goOn();
      await expect(resolve(refund, 'again')).rejects.toMatchObject({ code: 'Changed' });
    }
  });

  test('that is stuck goes again, and is not ended by hand while the service has it', async () => {
    const id = await paidOrder();
    const refund = await stuckRefund(id);
    await resolve(refund, 'again');
    for (const by of ['wallet', 'transfer', 'again'] as const) {
      await expect(resolve(refund, by)).rejects.toMatchObject({ code: 'Changed' });
    }
    await goOn();
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
    expect(await stateOf(id)).toBe('paid');
    await expect(resolve('none', 'wallet')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('of a top-up does not come back into the wallet', async () => {
    const id = await order(5000, { kind: 'topUp' });
    await payAtCounter(as('buyer'), { outTradeNo: await atCounter(id) });
    const refund = await stuckRefund(id);
    await expect(resolve(refund, 'wallet')).rejects.toMatchObject({ code: 'Changed' });
    await resolve(refund, 'transfer');
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
  });
});
