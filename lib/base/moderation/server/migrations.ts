import { type Kysely, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';
import { firstWords } from './first-words';

/** Date of the initial words, 20 November 2026: a migration has no clock. */
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
      // At most one version of each text waits, however many are submitted at once.
      await sql`
        create unique index moderation_review_pending on moderation_review (kind, subject_id, field)
        where state = 'pending'`.execute(db);
    },
  },
  '2026-11-20-33-moderation': {
    async up(db) {
      const key = keyText(db);
      await db.schema.alterTable('moderation_word').addColumn('added_by', key).execute();
      await db.schema
        .createIndex('moderation_word_created')
        .on('moderation_word')
        .columns(['created_at', 'word'])
        .execute();
      await createReports(db);
    },
  },
};

async function createReports(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('moderation_case')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('subject_id', key, (column) => column.notNull())
    .addColumn('state', key, (column) => column.notNull())
    .addColumn('report_count', 'integer', (column) => column.notNull())
    .addColumn('reported_at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('decided_by', key)
    .addColumn('decided_at', 'bigint')
    .execute();
  // At most one case of each thing is open, however many people report it at once.
  await sql`
    create unique index moderation_case_open on moderation_case (kind, subject_id)
    where state = 'open'`.execute(db);
  const orders = [['reported_at'], ['report_count'], ['state', 'reported_at'], ['kind', 'subject_id', 'reported_at']];
  for (const columns of orders) {
    await db.schema
      .createIndex(`moderation_case_by_${columns.join('_')}`)
      .on('moderation_case')
      .columns([...columns, 'id'])
      .execute();
  }
  await db.schema
    .createTable('moderation_report')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('case_id', key, (column) => column.notNull().references('moderation_case.id'))
    .addColumn('reporter_id', key)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('moderation_report_person', ['case_id', 'reporter_id'])
    .execute();
  await db.schema
    .createIndex('moderation_report_reporter')
    .on('moderation_report')
    .columns(['reporter_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('moderation_report_part')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('report_id', key, (column) => column.notNull().references('moderation_report.id'))
    .addColumn('client_id', key, (column) => column.notNull())
    .addColumn('reason', key, (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('moderation_report_part_client', ['report_id', 'client_id'])
    .execute();
  await db.schema
    .createTable('moderation_report_picture')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('part_id', key, (column) => column.notNull().references('moderation_report_part.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('media_key', key, (column) => column.notNull())
    .addUniqueConstraint('moderation_report_picture_position', ['part_id', 'position'])
    .execute();
}
