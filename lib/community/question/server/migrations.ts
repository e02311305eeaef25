import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const questionMigrations: Migrations = {
  '2026-11-25-11-question': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('question')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('topic_id', key, (column) => column.notNull().references('topic.id').onDelete('cascade'))
        .addColumn('author_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('closed_at', 'bigint')
        .addColumn('accepted_id', key)
        .addColumn('answer_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('like_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('comment_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('active_at', 'bigint', (column) => column.notNull())
        .addColumn('edited_at', 'bigint')
        .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      // Every order of the questions of a channel.
      await sql`create index question_active on question (topic_id, active_at desc, id)
        where state = 'shown'`.execute(db);
      await sql`create index question_latest on question (topic_id, created_at desc, id)
        where state = 'shown'`.execute(db);
      await sql`create index question_unanswered on question (topic_id, created_at desc, id)
        where state = 'shown' and answer_count = 0 and closed_at is null`.execute(db);
      await sql`create index question_of_person on question (author_id, created_at desc, id)
        where state = 'shown'`.execute(db);
      await db.schema
        .createIndex('question_by_author')
        .on('question')
        .columns(['author_id', 'created_at desc', 'id'])
        .execute();
    },
  },
  '2026-11-25-12-answer': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('answer')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('question_id', key, (column) => column.notNull().references('question.id').onDelete('cascade'))
        .addColumn('author_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('like_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('comment_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('edited_at', 'bigint')
        .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      // A person has one answer to a question.
      await sql`create unique index answer_once on answer (question_id, author_id)
        where state in ('shown', 'waiting')`.execute(db);
      await sql`create index answer_liked on answer (question_id, like_count desc, created_at desc, id)
        where state = 'shown'`.execute(db);
      await sql`create index answer_latest on answer (question_id, created_at desc, id)
        where state = 'shown'`.execute(db);
      await db.schema
        .createIndex('answer_by_author')
        .on('answer')
        .columns(['author_id', 'created_at desc', 'id'])
        .execute();
      await db.schema
        .createTable('post_version')
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('post_id', key, (column) => column.notNull())
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('written_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('post_version_key', ['kind', 'post_id', 'revision'])
        .execute();
    },
  },
  '2026-11-25-13-question-sent': {
    async up(db) {
      await db.schema.alterTable('question').addColumn('client_id', keyText(db)).execute();
      // What is sent twice is asked once.
      await sql`create unique index question_sent on question (author_id, client_id)
        where client_id is not null`.execute(db);
    },
  },
};
