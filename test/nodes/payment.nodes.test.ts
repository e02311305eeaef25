import { checkLedger, readBalance } from '@/lib/money/ledger/port';
import { placeOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import { beginPayment } from '@/lib/money/payment/server/begin-payment';
import { checkPayment } from '@/lib/money/payment/server/check-payment';
import { continuePayments } from '@/lib/money/payment/server/continue-payments';
import { continueRefunds } from '@/lib/money/payment/server/continue-refunds';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { setEnv } from '@/test/set-env';
import { makeDelivery } from '@/test/wechat-pay/notices';
import { startWechatPay } from '@/test/wechat-pay/stand-in';
import { killedProgram } from './killed-program';

const [amount, back] = [700, 300];

describeOnBothEngines('a payment whose process is killed', (database) => {
  /** How far the clock of WeChat Pay is ahead, ms: it takes no request that is five minutes old. */
  let ahead = 0;
  let pay: Awaited<ReturnType<typeof startWechatPay>>;
  let program: Awaited<ReturnType<typeof killedProgram>>;

  beforeAll(async () => {
    pay = await startWechatPay({ now: () => Date.now() + ahead });
    Object.assign(pay.state, { holdsNotices: true, refundsAtOnce: true });
    setEnv({ demo: true, wechatPay: pay.account.settings });
    program = await killedProgram('killed-payment', database().url);
  });
  afterAll(async () => {
    await pay.stop();
    program.remove();
  });

  const as = (personId: string) => testContext(database().db, { now: Date.now, caller: callerOf(personId) });

  /** An order by somebody who has no other one. */
  async function order(personId: string): Promise<string> {
    const titles = { titleZh: '充值', titleEn: 'Top-up' };
    const lines = [{ product: 'topUp', ...titles, quantity: 1, unitFen: amount }];
    return database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: personId })]);
      const asked = { personId, clientId: 'one', kind: 'topUp', ...titles, lines } as const;
      return (await placeOrder(as(personId), tx, asked)).id;
    });
  }

  /** Pays an order by WeChat Pay, of which nobody has told us yet, and returns the notice. */
  async function payAtWechat(personId: string, orderId: string) {
    await beginPayment(as(personId), { orderId, scene: 'native' });
    const payment = database().db.read.selectFrom('payment').select('out_trade_no').where('order_id', '=', orderId);
    return pay.deeds.pay((await payment.executeTakeFirstOrThrow()).out_trade_no);
  }

  /** The queue of refunds after some time, ms. */
  async function continueQueue(after: number): Promise<void> {
    const now = () => Date.now() + after;
    const job = { ...testContext(database().db, { now }), attempt: 1, signal: new AbortController().signal };
    await continueRefunds.run(job, { occurrence: now() });
  }

  interface Part {
    name: string;
    deed: string;
    /** What the process is told, when everything before its deed is done. */
    prepare?: (personId: string, orderId: string) => Promise<string>;
    /** What happens at once after a kill. */
    after?: (personId: string, orderId: string) => Promise<unknown>;
  }

  const parts: Part[] = [
    { name: 'at the counter', deed: 'counter' },
    // Who presses again goes on with the same payment, of which nobody is told.
    { name: 'begun and begun again', deed: 'begin', after: payAtWechat },
    {
      ...{ name: 'noticed', deed: 'notice' },
      async prepare(personId, orderId) {
        const notice = await payAtWechat(personId, orderId);
        return JSON.stringify(makeDelivery(notice, {}, pay.account, Date.now()));
      },
    },
    {
      ...{ name: 'sent back', deed: 'refund' },
      async prepare(personId, orderId) {
        await payAtWechat(personId, orderId);
        await checkPayment(as(personId), { orderId });
        const asked = {
          orderId,
          amountFen: back,
          goal: 'original',
          reason: '',
          clientId: 'one',
          askedBy: null,
        } as const;
        await database().db.transaction((tx) => askRefund(as(personId), tx, asked));
        return '';
      },
      async after() {
        for (const later of [61_000, 130_000]) await continueQueue(later);
      },
    },
  ];

  /** Kills before each statement of a part, each time with a new order, until it comes to its end; returns how many. */
  async function killEach({ name, deed, prepare, after }: Part): Promise<number> {
    for (let fatal = 1; ; fatal += 1) {
      const personId = `${name} ${fatal}`;
      const orderId = await order(personId);
      const word = (await prepare?.(personId, orderId)) ?? orderId;
      const settings = deed === 'counter' ? {} : pay.environment;
      const killed = await program.isKilled(fatal, [deed, personId, word], settings);
      if (!killed) return fatal - 1;
      await after?.(personId, orderId);
    }
  }

  /** What goes on by itself after a restart, until every order has paid or expired. */
  async function goOn(): Promise<void> {
    for (const minutes of [1, 16, 20]) {
      ahead = minutes * 60_000;
      const now = () => Date.now() + ahead;
      const job = { ...testContext(database().db, { now }), attempt: 1, signal: new AbortController().signal };
      await continuePayments.run(job, { occurrence: now() });
      await continueQueue(ahead);
    }
  }

  /** What a payment service has of an order: fen that were paid and not given back, and whether it can still be paid. */
  async function booksOf(number: string) {
    const { read } = database().db;
    const bills = read.selectFrom('counter_bill').selectAll().where('out_trade_no', 'like', `${number}%`);
    const isOfOrder = ({ outTradeNo }: { outTradeNo: string }) => outTradeNo.startsWith(number);
    const trades = [...pay.state.trades.values()].filter(isOfOrder);
    const payments = [
      ...(await bills.execute()).map(({ state, amount_fen }) => ({ state, fen: amount_fen, isPaid: state === 'paid' })),
      ...trades.map(({ state, amountFen, paidAt }) => ({ state, fen: amountFen, isPaid: paidAt !== null })),
    ];
    const refunds = [...pay.state.refunds.values()].filter(isOfOrder);
    const sumOf = (amounts: number[]) => amounts.reduce((sum, fen) => sum + fen, 0);
    return {
      kept:
        sumOf(payments.filter(({ isPaid }) => isPaid).map(({ fen }) => fen)) -
        sumOf(refunds.map((one) => one.amountFen)),
      isOpen: payments.some(({ state }) => state === 'open' || state === 'NOTPAY'),
    };
  }

  /** What the ledger says that a payment service keeps of an order, in fen. */
  async function bookedOf(orderId: string): Promise<number> {
    const entries = await database()
      .db.read.selectFrom('ledger_entry')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'transaction_id')
      .select('amount')
      .where('about', '=', orderId)
      .where('account', 'in', ['wechat', 'counter'])
      .execute();
    return entries.reduce((sum, entry) => sum - entry.amount, 0);
  }

  test('before each of its statements: order, ledger, wallet and the books of the service agree', async () => {
    const killed = await Promise.all(parts.map(killEach));
    await goOn();
    const { read } = database().db;
    const ends = new Map(parts.map(({ name }) => [name, new Set<string>()]));
    for (const { id, person_id, number, state, refunded_fen } of await read
      .selectFrom('sale_order')
      .selectAll()
      .execute()) {
      const { kept, isOpen } = await booksOf(number);
      const wallet = await readBalance(read, { kind: 'wallet', of: person_id });
      const expected = state === 'paid' ? amount - refunded_fen : 0;
      expect({ kept, isOpen, booked: await bookedOf(id), wallet }).toEqual({
        ...{ kept: expected, isOpen: false, booked: expected, wallet: expected },
      });
      ends.get(person_id.replace(/ \d+$/, ''))?.add(`${state} ${kept}`);
    }
    expect(Object.fromEntries([...ends].map(([name, of]) => [name, [...of].toSorted()]))).toEqual({
      'at the counter': ['canceled 0', `paid ${amount}`],
      'begun and begun again': ['canceled 0', `paid ${amount}`],
      noticed: [`paid ${amount}`],
      'sent back': [`paid ${amount - back}`],
    });
    expect(killed.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(40);
    const faults = [];
    for await (const fault of checkLedger(read, { since: 0 })) faults.push(fault);
    expect(faults).toEqual([]);
  }, 240_000);
});
