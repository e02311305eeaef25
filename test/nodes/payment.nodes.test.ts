import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkLedger, readBalance } from '@/lib/money/ledger/port';
import { placeOrder } from '@/lib/money/order/port';
import { continuePayments } from '@/lib/money/payment/server/continue-payments';
import { continueRefunds } from '@/lib/money/payment/server/continue-refunds';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { setEnv } from '@/test/set-env';

const amount = 700;
/** Killed payers at a time. */
const atOnce = 2;

describeOnBothEngines('a payment whose process is killed', (database) => {
  /** Its payer's process; true for one that was killed, false for one that came to its end. */
  async function pay(orderId: string, fatal: number): Promise<boolean> {
    const words = ['--import', 'tsx', 'test/nodes/killed-payment.ts', database().url, 'payer', orderId, String(fatal)];
    const payer = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, DEMO: '1' } });
    const [code, signal] = await once(payer, 'exit');
    if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The payer ended with ${code}.`);
    return signal === 'SIGKILL';
  }

  const order = (clientId: string) =>
    database().db.transaction(async (tx) => {
      const context = testContext(database().db, { now: Date.now, caller: callerOf('payer') });
      const titles = { titleZh: '充值', titleEn: 'Top-up' };
      const line = { product: 'topUp', ...titles, quantity: 1, unitFen: amount };
      const asked = { personId: 'payer', clientId, kind: 'topUp', ...titles, lines: [line] } as const;
      return (await placeOrder(context, tx, asked)).id;
    });

  /** What goes on by itself after a restart, with a clock at which everything is due. */
  async function goOn(after: number): Promise<void> {
    const now = () => Date.now() + after;
    const job = { ...testContext(database().db, { now }), attempt: 1, signal: new AbortController().signal };
    await continuePayments.run(job, { occurrence: now() });
    await continueRefunds.run(job, { occurrence: now() });
  }

  test('before each of its statements: order, ledger and the counter’s books agree', async () => {
    setEnv({ demo: true });
    const { db } = database();
    await db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'payer' })]));
    const orders: string[] = [];
    for (let [fatal, goesOn] = [1, true]; goesOn; fatal += atOnce) {
      const round = await Promise.all(
        Array.from({ length: atOnce }, async (_, index) => {
          const id = await order(`killed before ${fatal + index}`);
          orders.push(id);
          return pay(id, fatal + index);
        }),
      );
      // A minute later, and when the orders expire.
      await goOn(60_000);
      await goOn(16 * 60_000);
      goesOn = round.every(Boolean);
    }
    await goOn(20 * 60_000);
    expect(orders.length).toBeGreaterThan(20);

    const bills = await db.read
      .selectFrom('sale_order')
      .leftJoin('payment', 'payment.order_id', 'sale_order.id')
      .leftJoin('counter_bill', 'counter_bill.out_trade_no', 'payment.out_trade_no')
      .select(['sale_order.id', 'sale_order.state as order', 'payment.state as payment', 'counter_bill.state as bill'])
      .execute();
    const ends = new Set(bills.map(({ order: state, payment, bill }) => `${state} ${payment} ${bill}`));
    expect([...ends].toSorted()).toEqual(
      ['canceled closed closed', 'canceled closed null', 'canceled null null', 'paid paid paid'].toSorted(),
    );
    const paid = bills.filter(({ bill }) => bill === 'paid');
    expect(paid.length).toBeGreaterThan(5);
    expect(await readBalance(db.read, { kind: 'wallet', of: 'payer' })).toBe(paid.length * amount);
    const faults = [];
    for await (const fault of checkLedger(db.read, { since: 0 })) faults.push(fault);
    expect(faults).toEqual([]);
  }, 240_000);
});
