import { sql } from 'kysely';
import { appendOnly } from '@/lib/platform/server/db/append-only';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const orderMigrations: Migrations = {
  '2026-11-26-11-order': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('sale_order')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('number', key, (column) => column.notNull().unique())
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('client_id', key, (column) => column.notNull())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('title_zh', 'text', (column) => column.notNull())
        .addColumn('title_en', 'text', (column) => column.notNull())
        .addColumn('total_fen', 'bigint', (column) => column.notNull())
        .addColumn('refunding_fen', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('refunded_fen', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('way', key)
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('paid_at', 'bigint')
        .addCheckConstraint(
          'sale_order_sums',
          sql`0 <= refunded_fen and refunded_fen <= refunding_fen and refunding_fen <= total_fen`,
        )
        .execute();
      await db.schema
        .createIndex('sale_order_sent')
        .unique()
        .on('sale_order')
        .columns(['person_id', 'client_id'])
        .execute();
      const lists = { person: ['person_id'], person_state: ['person_id', 'state'], latest: [], state: ['state'] };
      for (const [name, lead] of Object.entries(lists)) {
        const columns = [...lead, 'created_at desc', 'id'];
        await db.schema.createIndex(`sale_order_by_${name}`).on('sale_order').columns(columns).execute();
      }
      await db.schema
        .createIndex('sale_order_by_kind')
        .on('sale_order')
        .columns(['kind', 'created_at desc', 'id'])
        .execute();
      await db.schema.createIndex('sale_order_by_total').on('sale_order').columns(['total_fen desc', 'id']).execute();
      await sql`create index sale_order_expiring on sale_order (expires_at, id) where state = 'pending'`.execute(db);
      await db.schema
        .createTable('sale_order_line')
        .addColumn('order_id', key, (column) => column.notNull().references('sale_order.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('product', key, (column) => column.notNull())
        .addColumn('title_zh', 'text', (column) => column.notNull())
        .addColumn('title_en', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('unit_fen', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('sale_order_line_key', ['order_id', 'position'])
        .execute();
      await db.schema
        .createTable('sale_order_event')
        .addColumn('order_id', key, (column) => column.notNull().references('sale_order.id'))
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('step', key, (column) => column.notNull())
        .addColumn('way', key)
        .addColumn('amount_fen', 'bigint')
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('by_id', key)
        .addPrimaryKeyConstraint('sale_order_event_key', ['order_id', 'revision'])
        .execute();
      await appendOnly(db, 'sale_order_event');
    },
  },
  '2026-11-26-20-order-filters': {
    async up(db) {
      // What the console selects by together: without these, a filter that few orders pass reads all of another one's.
      const lists = {
        state_kind: ['state', 'kind', 'created_at desc', 'id'],
        state_total: ['state', 'total_fen desc', 'id'],
        kind_total: ['kind', 'total_fen desc', 'id'],
      };
      for (const [name, columns] of Object.entries(lists)) {
        await db.schema.createIndex(`sale_order_by_${name}`).on('sale_order').columns(columns).execute();
      }
    },
  },
};
