import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const advertisingMigrations: Migrations = {
  '2026-11-20-23-advertising': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('advertising_booking')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('lead_id', key, (column) => column.notNull().unique())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('slots', 'text', (column) => column.notNull())
        .addColumn('first_week', key, (column) => column.notNull())
        .addColumn('price_fen', 'bigint')
        .addColumn('held_until', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('reviewed_at', 'bigint')
        .execute();
      for (const order of ['created_at', 'first_week', 'held_until']) {
        await db.schema
          .createIndex(`advertising_booking_${order}`)
          .on('advertising_booking')
          .columns([order, 'id'])
          .execute();
      }
      await db.schema
        .createIndex('advertising_booking_state')
        .on('advertising_booking')
        .columns(['state', 'held_until'])
        .execute();
      await db.schema
        .createTable('advertising_slot')
        .addColumn('product', key, (column) => column.notNull())
        .addColumn('week', key, (column) => column.notNull())
        .addColumn('booking_id', key, (column) => column.notNull())
        .addColumn('held_until', 'bigint')
        .addPrimaryKeyConstraint('advertising_slot_pk', ['product', 'week'])
        .execute();
      await db.schema.createIndex('advertising_slot_booking').on('advertising_slot').column('booking_id').execute();
    },
  },
  '2026-11-24-30-advertising-holders': {
    async up(db) {
      const key = keyText(db);
      await db.schema.alterTable('advertising_booking').addColumn('network', key).execute();
      await db.schema
        .createTable('advertising_calendar')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('asked_at', 'bigint')
        .execute();
      await db.insertInto('advertising_calendar').values({ id: 'calendar', asked_at: null }).execute();
    },
  },
  '2026-11-24-52-message-booker': {
    async up(db) {
      await db.schema.alterTable('advertising_booking').addColumn('person_id', keyText(db)).execute();
      await db.schema.createIndex('advertising_booking_person').on('advertising_booking').column('person_id').execute();
    },
  },
};
