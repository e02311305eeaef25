import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { migrations } from '@/lib/app/migrations';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { startPostgres } from '@/test/start-databases.mjs';
import { type Filling, insertNumbered, now, person, titles } from './filling';
import { contextOf } from './list-costs';
import { openPlain, type Plain } from './plain';
import { renewPlans } from './renew-plans';
import type { Row } from './results';

const payers = 100;
const atOnce = 16;
const perRound = 1_000;
const rounds = 5;
const priceFen = 100;
/** The first round of each warms it. */
const orders = perRound * 2 * (rounds + 1);

/** Payments that were made before: an engine plans for tables with rows in them, as a site has them. */
const past = 20_000;

const order = {
  ...{ person_id: `'p' || (i % ${payers})`, ...titles, kind: `'ticket'`, total_fen: `${priceFen}`, revision: '1' },
  ...{ created_at: `${now} - i`, expires_at: `${now} + 60000` },
};
const fillings: Filling[] = [
  ['person', person('p', '付款人'), payers],
  ['ledger_account', { id: `'wallet:p' || i`, unit: `'fen'`, balance: `${priceFen * orders}`, version: '0' }, payers],
  ['sale_order', { ...order, id: `'o' || i`, number: `'2026' || i`, client_id: `'c' || i`, state: `'pending'` }],
  ['sale_order', { ...order, id: `'h' || i`, number: `'2025' || i`, client_id: `'h' || i`, state: `'paid'` }, past],
  [
    'sale_order_event',
    { order_id: `'h' || i`, revision: '1', at: `${now} - i`, step: `'paid'`, note: `''`, way: `'counter'` },
    past,
  ],
  [
    'ledger_transaction',
    { id: `'h' || i`, key: `'h' || i`, hash: `''`, cause: `'payment'`, about: `'h' || i`, at: `${now} - i` },
    past,
  ],
  ...['counter', 'sold:ticket'].map((account, index): Filling => {
    const amount = `${index === 0 ? -priceFen : priceFen}`;
    return ['ledger_entry', { transaction_id: `'h' || i`, account: `'${account}'`, unit: `'fen'`, amount }, past];
  }),
];

/**
 * Orders that are paid from wallets in a second beside as many writes in one transaction by the plain driver, in turns. The
 * databases are on a disk and wait for it: what was paid stays paid.
 */
export async function measurePayments(engine: Engine): Promise<Row[]> {
  return withDurable(engine, async (url) => {
    const db = openDatabase(url);
    const plain = openPlain(engine, url);
    try {
      await migrate(db, migrations);
      await fillOrders(db);
      return [await compare(payerOf(db), (order) => payBare(plain, order))];
    } finally {
      await plain.close();
      await db.close();
    }
  });
}

async function fillOrders(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const filling of fillings) await insertNumbered(tx, filling, orders);
  });
  await renewPlans(db);
}

type Pay = (order: number) => Promise<void>;

async function compare(pay: Pay, bare: Pay): Promise<Row> {
  let next = 0;
  const perSecond = async (work: Pay) => {
    const end = next + perRound;
    const began = performance.now();
    const payOn = async () => {
      while (next < end) {
        next += 1;
        await work(next - 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, payOn));
    return (perRound * 1000) / (performance.now() - began);
  };
  const best = { ours: 0, floor: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, floor] = [await perSecond(pay), await perSecond(bare)];
    if (round > 0) Object.assign(best, { ours: Math.max(best.ours, ours), floor: Math.max(best.floor, floor) });
  }
  const ratio = best.ours / best.floor;
  return {
    what: `orders paid from wallets, ${atOnce} at once`,
    measured: `${Math.round(best.ours)} of ${Math.round(best.floor)} payments/s`,
    ...{ ratio, budget: '>= 0.5', ok: ratio >= 0.5 },
  };
}

const payerOfOrder = (order: number) => `p${order % payers}`;

function payerOf(db: Database): Pay {
  return async (order) => {
    const context = contextOf(db, payerOfOrder(order));
    await payFromBalance(context, { orderId: `o${order}`, way: 'wallet' });
  };
}

/** The writes of a payment, as many as the product makes, without a question whether it may. */
function payBare(plain: Plain, order: number): Promise<void> {
  const [id, orderId, payer] = [uuid(), `o${order}`, payerOfOrder(order)];
  const account = `wallet:${payer}`;
  return plain.transaction(async (query) => {
    await query(`update sale_order set revision = revision where id = $1`, [orderId]);
    await query(
      `update sale_order set state = 'paid', way = 'wallet', paid_at = $1, revision = revision + 1 where id = $2`,
      [now, orderId],
    );
    await query(
      `insert into sale_order_event (order_id, revision, at, step, way, note, by_id)
       values ($1, 2, $2, 'paid', 'wallet', '', $3)`,
      [orderId, now, payer],
    );
    await query(
      `insert into ledger_transaction (id, key, hash, cause, about, at) values ($1, $2, $3, 'payment', $4, $5)`,
      [id, `payment:${orderId}`, id, orderId, now],
    );
    const [changed] = await query(
      `update ledger_account set balance = balance - $1, version = version + 1 where id = $2 returning version, balance`,
      [priceFen, account],
    );
    await query(
      `insert into ledger_entry (transaction_id, account, unit, amount, version, balance)
       values ($1, $2, 'fen', $3, $4, $5), ($6, 'sold:ticket', 'fen', $7, null, null)`,
      [id, account, -priceFen, changed?.version ?? 0, changed?.balance ?? 0, id, priceFen],
    );
    await query(`update payment set ask_at = $1 where order_id = $2 and state = 'open'`, [now, orderId]);
  });
}

/** An empty database of an engine on a disk, with the engine's own care for what is committed. */
async function withDurable<Measured>(engine: Engine, measure: (url: string) => Promise<Measured>): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-payments-'));
  try {
    if (engine === 'sqlite') return await measure(`file:${join(folder, 'payments.db')}`);
    const { server, url } = await startPostgres(folder, []);
    try {
      return await measure(`${url}/postgres`);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
