import { orderKinds } from '@/lib/money/order/codes';
import { verifiedKinds } from '@/lib/people/verification/codes';
import type { Database } from '@/lib/platform/server/db/database';
import { at, type Filling, insertNumbered, intros, now, oneOf, person, spread, titles } from './filling';
import { renewPlans } from './renew-plans';

/** A month with as many orders, however many there are in all: what its export costs depends on nothing else. */
export const evenMonth = '2020-01';
const ofEvenMonth = 100;

const order = {
  ...{ person_id: `'p0'`, kind: oneOf(orderKinds, 7919), ...titles, total_fen: spread, revision: '1' },
  expires_at: `${now} + i`,
};
/** Most orders are paid; one in a thousand is a transfer under review. */
const state = `case when i % 1000 = 7 then 'paid_pending_review' when i % 10 < 6 then 'paid'
  when i % 10 = 6 then 'refunded' when i % 10 = 9 then 'pending' else 'canceled' end`;

const fillings: Filling[] = [
  ['person', person('p', '创作者'), 1],
  ['person', person('f', '爱好者')],
  ['sale_order', { ...order, id: `'o' || i`, number: `'2026' || i`, client_id: `'c' || i`, state, created_at: at }],
  [
    'sale_order',
    {
      ...{ ...order, id: `'e' || i`, number: `'2020' || i`, client_id: `'e' || i`, state: `'paid'` },
      created_at: `${Date.UTC(2020, 0, 15)} + i`,
    },
    ofEvenMonth,
  ],
  [
    'ledger_transaction',
    { id: `'l' || i`, key: `'l' || i`, hash: `''`, cause: `'payment'`, about: `'o' || i`, at: `${now} + i` },
  ],
  [
    'ledger_entry',
    {
      ...{ transaction_id: `'l' || i`, account: `'wallet:p0'`, unit: `'fen'`, amount: '1' },
      ...{ version: '1 + i', balance: '1 + i' },
    },
  ],
  ['ledger_entry', { transaction_id: `'l' || i`, account: `'sold:ticket'`, unit: `'fen'`, amount: '-1' }],
  // What an application says is removed: to open the boxes of a page costs the same however many there are.
  [
    'verification_application',
    {
      ...{ id: `'a' || i`, person_id: `'f' || i`, kind: oneOf(verifiedKinds, 7919), client_id: `'c' || i` },
      ...{ state: `case i % 3 when 0 then 'pending' when 1 then 'passed' else 'refused' end`, revision: '1' },
      ...{ submitted_at: at, decided_at: `case i % 3 when 0 then null else ${at} end`, reason: intros.intro_zh },
    },
  ],
];

/**
 * Fills a migrated, empty database with `rows` orders of the person `p0`, as many entries in the history of their wallet,
 * and as many applications to be verified, each of another person.
 */
export async function fillMoney(db: Database, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const filling of fillings) await insertNumbered(tx, filling, rows);
    const account = { id: 'wallet:p0', unit: 'fen', balance: rows, version: rows } as const;
    await tx.insertInto('ledger_account').values(account).execute();
  });
  await renewPlans(db);
}
