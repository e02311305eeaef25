import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const topicMigrations: Migrations = {
  '2026-11-20-05-topic': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('topic')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('name_zh', 'text', (column) => column.notNull())
        .addColumn('name_en', 'text')
        .addColumn('intro_zh', 'text', (column) => column.notNull())
        .addColumn('intro_en', 'text')
        .addColumn('thumb', 'text')
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('member_count', 'bigint', (column) => column.notNull())
        .addColumn('video_count', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      // Only what is listed: pages far down are reached by stepping over a quarter of the work.
      await sql`create index topic_by_members on topic (member_count desc, created_at desc, id)
        where state = 'verified'`.execute(db);
    },
  },
  '2026-11-20-14-topic': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('topic_member')
        .addColumn('topic_id', key, (column) => column.notNull().references('topic.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('role', key, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('topic_member_key', ['topic_id', 'person_id'])
        .execute();
      await db.schema
        .createIndex('topic_member_followed')
        .on('topic_member')
        .columns(['person_id', 'created_at', 'topic_id'])
        .execute();
    },
  },
  '2026-11-20-38-topic': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('topic_video')
        .addColumn('topic_id', key, (column) => column.notNull().references('topic.id').onDelete('cascade'))
        .addColumn('video_id', key, (column) => column.notNull().references('video.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('topic_video_key', ['topic_id', 'video_id'])
        .execute();
      await db.schema
        .createIndex('topic_video_latest')
        .on('topic_video')
        .columns(['topic_id', 'added_at desc', 'video_id'])
        .execute();
      await db.schema.createIndex('topic_video_video').on('topic_video').column('video_id').execute();
      await db.schema.createIndex('topic_video_person').on('topic_video').column('person_id').execute();
    },
  },
  '2026-11-24-42-topic-thumb': {
    async up(db) {
      // By its key it is asked for whom a picture is answered (ADR 26).
      await db.schema.createIndex('topic_by_thumb').on('topic').columns(['thumb', 'state']).execute();
    },
  },
};
