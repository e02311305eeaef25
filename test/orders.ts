import { v7 as uuid } from 'uuid';
import { checkLedger, postTransaction, readBalance } from '@/lib/money/ledger/port';
import type { OrderKind } from '@/lib/money/order/codes';
import { placeOrder } from '@/lib/money/order/port';
import { beginPayment } from '@/lib/money/payment/server/begin-payment';
import { continuePayments } from '@/lib/money/payment/server/continue-payments';
import { continueRefunds } from '@/lib/money/payment/server/continue-refunds';
import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow } from './rows';

/** Orders of `buyer` and `other`, with staff `sam`; the clock, which stands still by default, can be moved. */
export function orderScene(database: () => TestDatabase, clock = () => noon) {
  let passed = 0;
  const now = () => clock() + passed;
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), now, ...overrides });
  const read = () => database().db.read;
  const product = () => testContext(database().db, { now });

  return {
    as,
    asStaff: () => as('sam', { caller: callerOf('sam', { staff: 'sales' }) }),
    product,
    read,
    /** What is wrong with the ledger: nothing, whatever was done. */
    faults: async () => {
      const faults = [];
      for await (const fault of checkLedger(read(), { since: 0 })) faults.push(fault);
      return faults;
    },
    begin: () =>
      database().db.transaction((tx) =>
        insertRows(
          tx,
          'person',
          ['buyer', 'other', 'sam'].map((id) => personRow({ id })),
        ),
      ),
    beginAnew: () => {
      passed = 0;
    },
    pass: (ms: number) => {
      passed += ms;
    },
    order: async (totalFen = 5000, { kind = 'ticket' as OrderKind, personId = 'buyer', clientId = uuid() } = {}) => {
      const line = { product: 'seat', titleZh: '座位', titleEn: 'Seat', quantity: 1, unitFen: totalFen };
      const placed = await database().db.transaction((tx) =>
        placeOrder(as(personId), tx, {
          personId,
          clientId,
          kind,
          titleZh: '光之夜',
          titleEn: 'Night of light',
          lines: [line],
        }),
      );
      return placed.id;
    },
    stateOf: async (id: string) =>
      (await read().selectFrom('sale_order').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state,
    rowOf: (id: string) => read().selectFrom('sale_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    stepsOf: async (id: string) =>
      (
        await read()
          .selectFrom('sale_order_event')
          .select('step')
          .where('order_id', '=', id)
          .orderBy('revision')
          .execute()
      ).map(({ step }) => step),
    /** Begins a payment at the counter and returns our number of it. */
    atCounter: async (orderId: string, scene: 'h5' | 'native' = 'h5', personId = 'buyer') => {
      const step = await beginPayment(as(personId), { orderId, scene });
      if (step.kind !== 'redirect') throw new Error('The counter shows a page.');
      return step.url.slice('/counter/'.length);
    },
    paymentsOf: (orderId: string) =>
      read().selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('begun_at').execute(),
    refundsOf: (orderId: string) =>
      read().selectFrom('payment_refund').selectAll().where('order_id', '=', orderId).orderBy('asked_at').execute(),
    give: (kind: 'wallet' | 'points', amount: number, personId = 'buyer') =>
      database().db.transaction((tx) =>
        postTransaction(
          tx,
          {
            ...{ key: uuid(), cause: 'earned', about: 'test' },
            entries: [
              { account: kind === 'wallet' ? { kind: 'sold', of: 'topUp' } : { kind: 'granted' }, amount: -amount },
              { account: { kind, of: personId }, amount },
            ],
          },
          now(),
        ),
      ),
    balanceOf: (kind: 'wallet' | 'points', personId = 'buyer') => readBalance(read(), { kind, of: personId }),
    /** The sum of an account of the house. */
    sumOf: async (account: string) => {
      const rows = await read().selectFrom('ledger_entry').select('amount').where('account', '=', account).execute();
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    },
    /** Runs what goes on by itself: payments, expiry and refunds. */
    goOn: async () => {
      const job = { ...product(), attempt: 1, signal: new AbortController().signal };
      await continuePayments.run(job, { occurrence: now() });
      await continueRefunds.run(job, { occurrence: now() });
    },
  };
}
