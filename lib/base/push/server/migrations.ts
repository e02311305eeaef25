import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const pushMigrations: Migrations = {
  '2026-11-30-03-push-devices': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('push_device')
        .addColumn('service', key, (column) => column.notNull())
        .addColumn('token', key, (column) => column.notNull())
        .addColumn('platform', key, (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('session_id', key, (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('push_device_key', ['service', 'token'])
        .execute();
      await db.schema
        .createIndex('push_device_of_person')
        .on('push_device')
        .columns(['person_id', 'seen_at', 'token'])
        .execute();
      await db.schema
        .createTable('push_credential')
        .addColumn('name', key, (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
