import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const activityMigrations: Migrations = {
  '2026-11-20-06-activity': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('activity')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('organiser_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('title_zh', 'text', (column) => column.notNull())
        .addColumn('title_en', 'text')
        .addColumn('category', 'integer', (column) => column.notNull())
        .addColumn('review_state', 'integer', (column) => column.notNull())
        .addColumn('cover', 'text')
        .addColumn('hold_start_at', 'bigint', (column) => column.notNull())
        .addColumn('hold_end_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('activity_by_start')
        .on('activity')
        .columns(['review_state', 'hold_start_at desc', 'id'])
        .execute();
      await db.schema.createIndex('activity_organiser').on('activity').column('organiser_id').execute();
    },
  },
};
