import { v7 as uuid } from 'uuid';
import { postTransaction } from '@/lib/money/ledger/port';
import { closeOrder, payOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import { payAtCounter } from '@/lib/money/payment/server/counter-verbs';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { settled } from '@/test/settled';
import { mostInWallet } from '../codes';
import { findMovements } from './find-movements';
import { topUp } from './top-up';

describeOnBothEngines('a wallet', (database) => {
  const { begin, as, balanceOf, give, atCounter, goOn, stateOf, read, product, order, sumOf } = orderScene(database);
  const fill = (amountFen: number, clientId: string = uuid()) => topUp(as('buyer'), { amountFen, clientId });
  const pay = async (orderId: string) => payAtCounter(as('buyer'), { outTradeNo: await atCounter(orderId) });
  const history = (unit: 'fen' | 'points', language: 'zh' | 'en' = 'zh') =>
    findMovements(as('buyer', { language }), { unit, pageIndex: 1, pageSize: 20 });
  const refund = (orderId: string, amountFen: number) =>
    database().db.transaction((tx) =>
      askRefund(product(), tx, { orderId, amountFen, goal: 'original', reason: '', clientId: uuid(), askedBy: 'sam' }),
    );
  const tell = (kind: 'account.erasureAsked' | 'account.erased', personId = 'buyer') =>
    database().db.transaction((tx) => product().emit(product(), tx, kind, { personId }));

  /** Takes everything out of the wallet and ends what waits. */
  const empty = async () => {
    const balance = await balanceOf('wallet');
    const waiting = await read().selectFrom('sale_order').select('id').where('state', '=', 'pending').execute();
    await database().db.transaction(async (tx) => {
      for (const { id } of waiting) await closeOrder(product(), tx, { id, step: 'canceled', at: product().now() });
      if (balance === 0) return;
      const entries = [
        { account: { kind: 'wallet', of: 'buyer' }, amount: -balance },
        { account: { kind: 'sold', of: 'test' }, amount: balance },
      ] as const;
      await postTransaction(tx, { key: uuid(), cause: 'corrected', about: 'test', entries }, product().now());
    });
  };

  beforeAll(begin);
  beforeEach(empty);

  test('is topped up by a paid order, once', async () => {
    const { orderId } = await fill(5000);
    expect([await stateOf(orderId), await balanceOf('wallet')]).toEqual(['pending', 0]);
    await pay(orderId);
    await goOn();
    expect([await stateOf(orderId), await balanceOf('wallet')]).toEqual(['paid', 5000]);
    expect((await history('fen')).list[0]).toEqual({
      ...{ version: expect.any(Number), at: expect.any(String), amount: 5000, balance: 5000, cause: 'topUp' },
      ...{ title: '钱包充值', orderId, deed: null },
    });
    expect((await history('fen', 'en')).list[0]?.title).toBe('Wallet top-up');
  });

  test('one press is one order, however often it is sent', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => fill(1000, 'one press')));
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
  });

  test('of two top-ups at once that do not both fit, one is ordered', async () => {
    await give('wallet', mostInWallet - 500_000);
    expect((await settled([fill(300_000), fill(300_000)])).toSorted()).toEqual(['WalletFull', 'done']);
    expect(await settled([fill(200_001), fill(200_000)])).toEqual(['WalletFull', 'done']);
  });

  test('gets what was paid even above what it may hold', async () => {
    const { orderId } = await fill(500_000);
    await give('wallet', mostInWallet);
    await database().db.transaction((tx) =>
      payOrder(product(), tx, { id: orderId, way: 'counter', at: product().now() }),
    );
    expect(await balanceOf('wallet')).toBe(mostInWallet + 500_000);
  });

  test('gives a refunded top-up back, in parts, and not what is spent', async () => {
    const { orderId } = await fill(5000);
    await pay(orderId);
    await goOn();
    await refund(orderId, 2000);
    expect(await balanceOf('wallet')).toBe(3000);
    await give('wallet', -2500);
    await expect(refund(orderId, 1000)).rejects.toMatchObject({ code: 'BalanceTooLow' });
    expect(await balanceOf('wallet')).toBe(500);
    await refund(orderId, 500);
    expect((await history('fen')).list[0]).toMatchObject({ cause: 'topUpReturned', amount: -500, orderId });
  });

  test('other orders leave it alone', async () => {
    const before = await sumOf('sold:topUp');
    const id = await order(900);
    await pay(id);
    await refund(id, 900);
    expect([await balanceOf('wallet'), await sumOf('sold:topUp')]).toEqual([0, before]);
  });

  test('is its owner’s alone', async () => {
    await give('wallet', 100);
    const query = { unit: 'fen', pageIndex: 1, pageSize: 20 } as const;
    expect((await findMovements(as('other'), query)).list).toEqual([]);
    await expect(findMovements(product(), query)).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  describe('with the account', () => {
    test('money keeps it from being erased', async () => {
      await give('wallet', 1);
      await expect(tell('account.erasureAsked')).rejects.toMatchObject({ code: 'WalletNotEmpty' });
      await empty();
      await tell('account.erasureAsked');
    });

    test('is exported with its histories', async () => {
      await give('wallet', 300);
      const parts: Record<string, unknown> = {};
      await database().db.transaction((tx) =>
        product().emit(product(), tx, 'account.exported', { personId: 'buyer', parts }),
      );
      expect(parts.wallet).toMatchObject({
        balanceFen: 300,
        balanceHistory: expect.arrayContaining([expect.objectContaining({ amount: 300, balance: 300 })]),
      });
    });

    test('points lapse; money that came late stays in the books and is named in the log', async () => {
      await give('points', 120, 'other');
      await give('wallet', 10, 'other');
      const warn = jest.fn();
      const context = { ...as('other', { caller: callerOf('other') }) };
      context.log = Object.assign(Object.create(context.log), { warn });
      await database().db.transaction((tx) => context.emit(context, tx, 'account.erased', { personId: 'other' }));
      expect([await balanceOf('points', 'other'), await balanceOf('wallet', 'other')]).toEqual([0, 10]);
      expect(warn).toHaveBeenCalledWith({ personId: 'other', balanceFen: 10 }, expect.any(String));
    });
  });
});
