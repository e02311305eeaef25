import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { checkLedger, readBalance } from '@/lib/money/ledger/port';
import { placeOrder } from '@/lib/money/order/port';
import { continuePayments } from '@/lib/money/payment/server/continue-payments';
import { continueRefunds } from '@/lib/money/payment/server/continue-refunds';
import { sessionCookie } from '@/lib/people/account/contract';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { addAccount, logInAs } from '@/test/accounts';
import { callerOf, testContext } from '@/test/context';
import { newDatabase } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { startWechatPay } from '@/test/wechat-pay/stand-in';
import { type Node, startNode } from './server';

const amount = 5000;
const times = <Value>(count: number, value: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => value(i));

/** Money under fire, over HTTP, with the built product on two nodes and a payment service that plays WeChat Pay. */
describe.each(['sqlite', 'postgres'] as const)('money over two nodes on one %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightfield-money-'));
  const nodes: Node[] = [];
  let pay: Awaited<ReturnType<typeof startWechatPay>>;
  let db: Database;
  let removeDatabase: () => Promise<void>;
  const headers = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    const made = await newDatabase(engine, { isMigrated: true });
    removeDatabase = made.remove;
    pay = await startWechatPay();
    pay.state.holdsNotices = true;
    pay.state.refundsAtOnce = true;
    // It takes one refund of an order a minute, which no test waits for.
    pay.state.limitsRefunds = false;
    const environment = { DATABASE_URL: made.url, DATA_DIR: dataDir, DEMO: '0', ...pay.environment };
    const first = await startNode(environment);
    // One site: the service sends its notices to one address.
    nodes.push(first, await startNode({ ...environment, SITE_URL: first.address }));
    db = openDatabase(made.url);
    for (const id of ['buyer', 'sam']) {
      await addAccount(db, { id, ...(id === 'sam' && { staff_role: 'sales' as const }) });
      const { bearer, cookie } = await logInAs(db, id);
      headers.set(id, { Authorization: `Bearer ${bearer}`, Cookie: `${sessionCookie}=${cookie}` });
    }
  }, 180_000);

  beforeEach(() => setEnv({ wechatPay: pay.account.settings }));

  afterEach(async () => {
    const faults = [];
    for await (const fault of checkLedger(db.read, { since: 0 })) faults.push(fault);
    expect(faults).toEqual([]);
  });

  afterAll(async () => {
    await db?.close();
    await Promise.all(nodes.map((one) => one.stop()));
    await pay?.stop();
    await removeDatabase();
    rmSync(dataDir, { recursive: true });
  });

  let turn = 0;
  /** Calls one of the nodes after the other; returns the code of the answer. */
  async function call(path: string, form: Record<string, string>, personId = 'buyer') {
    turn += 1;
    const address = nodes[turn % nodes.length]?.address;
    const body = new URLSearchParams(form);
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers: headers.get(personId), body });
    return (await answer.json()) as { code: string; data?: Record<string, unknown> };
  }
  const codesOf = async (calls: Promise<{ code: string }>[]) => (await Promise.all(calls)).map(({ code }) => code);

  async function order(kind: 'topUp' | 'ticket' = 'topUp') {
    const context = testContext(db, { now: Date.now, caller: callerOf('buyer') });
    const titles = { titleZh: '光之夜', titleEn: 'Night of light' };
    const lines = [{ product: 'x', ...titles, quantity: 1, unitFen: amount }];
    const asked = { personId: 'buyer', clientId: uuid(), kind, ...titles, lines };
    return (await db.transaction((tx) => placeOrder(context, tx, asked))).id;
  }
  /** Begins a payment on both nodes at once, and returns its one number. */
  async function begin(orderId: string): Promise<string> {
    const codes = await codesOf(times(4, () => call('/payment/begin', { orderId, scene: 'native' })));
    expect(codes).toEqual(times(4, () => 'OK'));
    const begun = await db.read.selectFrom('payment').select('out_trade_no').where('order_id', '=', orderId).execute();
    expect(begun).toHaveLength(1);
    return begun[0]?.out_trade_no ?? '';
  }
  const rowOf = (id: string) =>
    db.read.selectFrom('sale_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const balance = (kind: 'wallet' | 'points' = 'wallet') => readBalance(db.read, { kind, of: 'buyer' });
  /** What goes on by itself, with everything due now: the service believes no other clock. */
  async function goOn() {
    await db.transaction(async (tx) => {
      await tx.updateTable('payment').set({ ask_at: 0 }).where('ask_at', 'is not', null).execute();
      await tx.updateTable('payment_refund').set({ ask_at: 0 }).where('ask_at', 'is not', null).execute();
    });
    const job = { ...testContext(db, { now: Date.now }), attempt: 1, signal: new AbortController().signal };
    await continuePayments.run(job, { occurrence: Date.now() });
    await continueRefunds.run(job, { occurrence: Date.now() });
  }
  /** Tops the wallet up, in the whole way of a payment. */
  async function topUp() {
    const id = await order();
    const notice = await pay.deeds.pay(await begin(id));
    expect(await pay.deeds.deliver(notice.id)).toEqual([204]);
    return id;
  }

  test('fifty equal notices at once count once', async () => {
    const [id, before] = [await order(), await balance()];
    const notice = await pay.deeds.pay(await begin(id));
    expect(await pay.deeds.deliver(notice.id, { times: 50 })).toEqual(times(50, () => 204));
    expect(await rowOf(id)).toMatchObject({ state: 'paid', way: 'wechat' });
    expect((await balance()) - before).toBe(amount);
  });

  test('what is altered, forged, old, of an unknown order or with a wrong sum books nothing', async () => {
    const [id, before] = [await order(), await balance()];
    const no = await begin(id);
    const notice = await pay.deeds.pay(no);
    for (const fault of ['altered', 'forged', 'stale', 'unknownKey', 'probe'] as const) {
      expect([fault, await pay.deeds.deliver(notice.id, { fault, times: 3 })]).toEqual([fault, [401, 401, 401]]);
    }
    const [secret] = await pay.deeds.deliver(notice.id, { fault: 'otherSecret' });
    const [unknown] = await pay.deeds.deliver(notice.id, { content: { out_trade_no: 'L1000000000' } });
    const [foreign] = await pay.deeds.deliver(notice.id, { content: { appid: 'wx-of-somebody' } });
    for (const status of [secret, unknown, foreign]) expect(status).toBeGreaterThanOrEqual(400);
    expect(await pay.deeds.deliver(notice.id, { content: { amount: { total: 1, currency: 'CNY' } } })).toEqual([204]);
    expect(await rowOf(id)).toMatchObject({ state: 'pending' });
    const held = db.read.selectFrom('payment').select('state').where('out_trade_no', '=', no);
    expect(await held.executeTakeFirst()).toEqual({ state: 'held' });
    expect(await balance()).toBe(before);
  });

  test('a payment against cancelling and expiring: either paid or given back, in any order of the notices', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const [id, before] = [await order(), await balance()];
      const no = await begin(id);
      const cancels = () => codesOf(times(4, () => call('/payment/cancel', { orderId: id })));
      const paying = async () => {
        const notice = await pay.deeds.pay(no).catch(() => null);
        if (notice) await pay.deeds.deliver(notice.id, { times: 3 });
        return notice !== null;
      };
      const expiring = async () => {
        const over = { expires_at: Date.now() - 1 };
        await db.transaction((tx) => tx.updateTable('sale_order').set(over).where('id', '=', id).execute());
        await goOn();
      };
      const against = round % 2 ? expiring : cancels;
      const [isPaid] =
        round % 4 < 2
          ? await Promise.all([paying(), against()])
          : (await Promise.all([against(), paying()])).toReversed();
      for (let more = 0; more < 3; more += 1) await goOn();
      const [{ state }, after] = [await rowOf(id), await balance()];
      const refunds = await db.read.selectFrom('payment_refund').select('state').where('order_id', '=', id).execute();
      expect(after - before).toBe(state === 'paid' ? amount : 0);
      expect(refunds).toEqual(isPaid && state === 'canceled' ? [{ state: 'done' }] : []);
      expect(['paid', 'canceled']).toContain(state);
      ends.add(state);
      const canceled = db.read.selectFrom('sale_order_event').select('step').where('order_id', '=', id);
      expect(await canceled.where('step', 'in', ['canceled', 'expired', 'paid']).execute()).toHaveLength(1);
    }
    expect(ends.size).toBeGreaterThan(0);
  });

  test('a refund that is asked for ten times at once is one, and no more is refunded than was paid', async () => {
    const id = await topUp();
    const before = await balance();
    const ask = (clientId: string, amountFen = 2000) =>
      call(
        '/payment/refund',
        { orderId: id, amountFen: String(amountFen), goal: 'original', reason: '测试', clientId },
        'sam',
      );
    expect(await codesOf(times(10, () => ask('one form')))).toEqual(times(10, () => 'OK'));
    const others = await codesOf(times(5, (index) => ask(`form ${index}`)));
    expect(others.filter((code) => code === 'OK')).toHaveLength(1);
    expect(others.filter((code) => code === 'RefundTooMuch')).toHaveLength(4);
    for (let more = 0; more < 5; more += 1) await goOn();
    const { number, ...row } = await rowOf(id);
    expect(row).toMatchObject({ refunding_fen: 4000, refunded_fen: 4000, state: 'paid' });
    expect(before - (await balance())).toBe(4000);
    const made = [...pay.state.refunds.values()].filter(({ outRefundNo }) => outRefundNo.startsWith(number));
    expect(made.map(({ amountFen }) => amountFen)).toEqual([2000, 2000]);
  });

  test('a wallet is spent once from two devices', async () => {
    await topUp();
    const spare = (await balance()) % amount;
    const fits = Math.floor((await balance()) / amount);
    const orders = await Promise.all(times(fits + 2, () => order('ticket')));
    const pays = orders.flatMap((orderId) => times(2, () => call('/payment/pay', { orderId, way: 'wallet' })));
    const codes = await codesOf(pays);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(2 * fits);
    expect(codes.filter((code) => code === 'BalanceTooLow')).toHaveLength(4);
    expect(await balance()).toBe(spare);
    for (const id of orders) await codesOf([call('/payment/cancel', { orderId: id })]);
  });

  test('points of a day are earned once, however many visits come at once', async () => {
    const codes = await codesOf(times(20, () => call('/wallet/visit', {})));
    expect(codes).toEqual(times(20, () => 'OK'));
    expect(await balance('points')).toBe(2);
  });
});
