import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const deliveryMigrations: Migrations = {
  '2026-11-20-11-delivery': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('delivery_outbox')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('channel', key, (column) => column.notNull())
        .addColumn('address', key, (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('code', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('delivery_outbox_created').on('delivery_outbox').column('created_at').execute();
    },
  },
};
