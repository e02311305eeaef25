import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';
import { firstWords } from './first-words';

/** When the first words came, 20 November 2026: a migration has no clock. */
const firstDay = Date.UTC(2026, 10, 20);

export const moderationMigrations: Migrations = {
  '2026-11-20-16-moderation': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('moderation_word')
        .addColumn('word', key, (column) => column.primaryKey())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db
        .insertInto('moderation_word')
        .values(firstWords.map((word) => ({ word, created_at: firstDay })))
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
      // Of each text one version waits at most, however many are handed in at once.
      await sql`
        create unique index moderation_review_pending on moderation_review (kind, subject_id, field)
        where state = 'pending'`.execute(db);
    },
  },
};
