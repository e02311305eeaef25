import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const collectionMigrations: Migrations = {
  '2026-11-20-15-collection': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('collection_item')
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('target_id', key, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('collection_item_key', ['person_id', 'kind', 'target_id'])
        .execute();
      await db.schema
        .createIndex('collection_item_latest')
        .on('collection_item')
        .columns(['person_id', 'kind', 'created_at', 'target_id'])
        .execute();
    },
  },
  '2026-11-20-36-collection': {
    async up(db) {
      // Recent rows, for the ranking boards.
      await db.schema
        .createIndex('collection_item_when')
        .on('collection_item')
        .columns(['kind', 'created_at', 'target_id', 'person_id'])
        .execute();
    },
  },
  '2026-11-24-54-message-collectors': {
    async up(db) {
      // The people who collected a thing, for reminders.
      await db.schema
        .createIndex('collection_item_collectors')
        .on('collection_item')
        .columns(['kind', 'target_id', 'person_id'])
        .execute();
    },
  },
};
