import { v7 as uuid } from 'uuid';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { Database, Engine, Tx } from '@/lib/platform/server/db/database';
import { type Filling, insertNumbered, now, person, titles } from './filling';
import { contextOf } from './list-costs';
import type { Query } from './plain';
import { compareRates, type Turn, turnsOfRates, withDurable } from './rates';
import type { Row } from './results';

const payers = 100;
const priceFen = 100;

const past = 20_000;

const order = {
  ...{ person_id: `'p' || (i % ${payers})`, ...titles, kind: `'ticket'`, total_fen: `${priceFen}`, revision: '1' },
  ...{ created_at: `${now} - i`, expires_at: `${now} + 60000` },
};

/** Payments that were made before: an engine plans for tables with rows in them, as a site has them. */
export const pastPayments: Filling[] = [
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

/** People who can pay for everything that is measured. */
export const payersOf = (count: number): Filling[] => [
  ['person', person('p', '付款人'), count],
  ['ledger_account', { id: `'wallet:p' || i`, unit: `'fen'`, balance: '1000000000', version: '0' }, count],
];

const fillings: Filling[] = [
  ...payersOf(payers),
  ['sale_order', { ...order, id: `'o' || i`, number: `'2026' || i`, client_id: `'c' || i`, state: `'pending'` }],
  ...pastPayments,
];

/**
 * Orders that are paid from wallets in a second beside as many writes in one transaction by the plain driver, in turns. The
 * databases are on a disk and wait for it: what was paid stays paid.
 */
export async function measurePayments(engine: Engine): Promise<Row[]> {
  return withDurable(engine, fillOrders, async (db, plain) => [
    await compareRates({
      ...{ what: 'orders paid from wallets', unit: 'payments' },
      ours: payerOf(db),
      floor: (order) =>
        plain.transaction((query) =>
          writePayment(query, { orderId: `o${order}`, payer: payerOfOrder(order), fen: priceFen }),
        ),
    }),
  ]);
}

async function fillOrders(tx: Tx): Promise<void> {
  for (const filling of fillings) await insertNumbered(tx, filling, turnsOfRates);
}

const payerOfOrder = (order: number) => `p${order % payers}`;

function payerOf(db: Database): Turn {
  return async (order) => {
    const context = contextOf(db, payerOfOrder(order));
    await payFromBalance(context, { orderId: `o${order}`, way: 'wallet' });
  };
}

interface Bare {
  orderId: string;
  payer: string;
  fen: number;
}

/** The writes of a payment, as many as the product makes, without a question whether it may. */
export async function writePayment(query: Query, { orderId, payer, fen }: Bare): Promise<void> {
  const id = uuid();
  const account = `wallet:${payer}`;
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
    [fen, account],
  );
  await query(
    `insert into ledger_entry (transaction_id, account, unit, amount, version, balance)
     values ($1, $2, 'fen', $3, $4, $5), ($6, 'sold:ticket', 'fen', $7, null, null)`,
    [id, account, -fen, changed?.version ?? 0, changed?.balance ?? 0, id, fen],
  );
  await query(`update payment set ask_at = $1 where order_id = $2 and state = 'open'`, [now, orderId]);
}
