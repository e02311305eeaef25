import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const trackingMigrations: Migrations = {
  '2026-11-20-09-tracking': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('tracking_event')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('flag', 'text', (column) => column.notNull())
        .addColumn('param', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('tracking_event_created').on('tracking_event').column('created_at').execute();
    },
  },
};
