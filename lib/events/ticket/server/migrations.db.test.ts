import type { Kysely } from 'kysely';
import { orderStates } from '@/lib/money/order/codes';
import type { Database } from '@/lib/platform/server/db/database';
import { noon } from '@/test/context';
import { databaseBefore } from '@/test/database-before';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { insertRows, personRow } from '@/test/rows';

const stateOfOrders = '2026-11-27-42-state-of-ticket-orders';

describeOnBothEngines('orders of tickets from before their state stood beside them', (database) => {
  let old: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await databaseBefore(database().engine, stateOfOrders);
    ({ db: old, remove } = made);
    await old.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
      // Activities had no column for the name of a contest then.
      const { contest_name: _none, ...event } = activityRow({ id: 'event', organiser_id: 'lin' });
      await insertRows(tx, 'activity', [event]);
      const order = {
        ...{
          person_id: 'lin',
          kind: 'ticket' as const,
          title_zh: '光',
          title_en: 'Light',
          total_fen: 100,
          refunding_fen: 0,
        },
        ...{ refunded_fen: 0, way: null, revision: 1, created_at: noon, expires_at: noon, paid_at: null },
      } as const;
      await insertRows(
        tx,
        'sale_order',
        orderStates.map((state) => ({ ...order, id: state, number: state, client_id: state, state })),
      );
    });
    const tables = old.migrationHandle as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const rows = orderStates.map((state) => ({
      ...{ order_id: state, activity_id: 'event', organiser_id: 'lin', created_at: noon },
    }));
    await tables.insertInto('ticket_order').values(rows).execute();
    await made.goOn();
  }, 60_000);
  afterAll(() => remove());

  test('have that of their order', async () => {
    const rows = await old.read.selectFrom('ticket_order').select(['order_id', 'state']).execute();
    expect(rows.map(({ order_id, state }) => [order_id, state]).toSorted()).toEqual(
      orderStates.map((state) => [state, state]).toSorted(),
    );
  });
});
