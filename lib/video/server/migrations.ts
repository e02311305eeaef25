import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const videoMigrations: Migrations = {
  '2026-11-20-04-video': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('video')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('author_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('title_zh', 'text', (column) => column.notNull())
        .addColumn('title_en', 'text')
        .addColumn('intro_zh', 'text', (column) => column.notNull())
        .addColumn('intro_en', 'text')
        .addColumn('cover', 'text')
        .addColumn('duration_seconds', 'integer', (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('view_count', 'bigint', (column) => column.notNull())
        .addColumn('like_count', 'bigint', (column) => column.notNull())
        .addColumn('score', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('verified_at', 'bigint')
        .execute();
      await db.schema.createIndex('video_by_score').on('video').columns(['state', 'score desc']).execute();
      await db.schema.createIndex('video_author').on('video').column('author_id').execute();
      await db.schema
        .createTable('video_pick')
        .addColumn('video_id', key, (column) => column.primaryKey().references('video.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('first_day', key, (column) => column.notNull())
        .addColumn('last_day', key, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('video_daily')
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('rank', 'integer', (column) => column.notNull())
        .addColumn('video_id', key, (column) => column.notNull().references('video.id'))
        .addPrimaryKeyConstraint('video_daily_pk', ['day', 'rank'])
        .addUniqueConstraint('video_daily_once', ['day', 'video_id'])
        .execute();
    },
  },
  '2026-11-20-17-video': {
    async up(db) {
      // Only what everybody may see, in the order in which a person's works are listed.
      await sql`create index video_of_person on video (author_id, verified_at desc, id)
        where state = 'verified'`.execute(db);
    },
  },
};
