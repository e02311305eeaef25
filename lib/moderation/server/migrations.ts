import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const moderationMigrations: Migrations = {
  '2026-11-20-16-moderation': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('moderation_word')
        .addColumn('word', key, (column) => column.primaryKey())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('moderation_review')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('subject_id', key, (column) => column.notNull())
        .addColumn('field', key, (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('decided_at', 'bigint')
        .execute();
      await db.schema
        .createIndex('moderation_review_state')
        .on('moderation_review')
        .columns(['state', 'created_at'])
        .execute();
      await db.schema
        .createIndex('moderation_review_subject')
        .on('moderation_review')
        .columns(['kind', 'subject_id', 'field'])
        .execute();
    },
  },
};
