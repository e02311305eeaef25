import { type RawBuilder, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const workMigrations: Migrations = {
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
      // Only public works, in the order of a person's list.
      await sql`create index video_of_person on video (author_id, verified_at desc, id)
        where state = 'verified'`.execute(db);
    },
  },
  '2026-11-20-30-video': {
    async up(db) {
      const key = keyText(db);
      const add = (name: string, type: 'text' | 'bigint' | 'integer' | RawBuilder<unknown>, first?: string | number) =>
        db.schema
          .alterTable('video')
          .addColumn(name, type, (column) => (first === undefined ? column : column.notNull().defaultTo(first)))
          .execute();
      await add('revision', 'integer', 0);
      await add('reason', 'text', '');
      await add('words', 'text', '[]');
      await add('submitted_at', 'bigint');
      await add('industry', key);
      await add('profession', key);
      await add('software', 'text', '[]');
      await add('is_original', 'integer');
      await add('is_downloadable', 'integer', 0);
      await add('is_made_with_ai', 'integer', 0);
      await add('comment_count', 'bigint', 0);
      await add('contest_count', 'integer', 0);
      await sql`create index video_own on video (author_id, created_at desc, id) where state <> 'deleted'`.execute(db);
      await db.schema.createIndex('video_submitted').on('video').columns(['state', 'submitted_at', 'id']).execute();
      await db.schema.createIndex('video_created').on('video').columns(['state', 'created_at', 'id']).execute();
      const ofVideo = (table: string) =>
        db.schema.createTable(table).addColumn('video_id', key, (column) => column.notNull().references('video.id'));
      await ofVideo('video_source')
        .addColumn('upload_id', key, (column) => column.unique())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('progress', 'integer', (column) => column.notNull())
        .addColumn('problem', key)
        .addColumn('original', key)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('folder', key)
        .addColumn('width', 'integer')
        .addColumn('height', 'integer')
        .addColumn('renditions', 'text', (column) => column.notNull())
        .addColumn('touched_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('video_source_pk', ['video_id'])
        .execute();
      await ofVideo('video_tag')
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('tag', 'text', (column) => column.notNull())
        .addColumn('tag_key', key, (column) => column.notNull())
        .addPrimaryKeyConstraint('video_tag_pk', ['video_id', 'tag_key'])
        .execute();
      await db.schema.createIndex('video_tag_key').on('video_tag').columns(['tag_key', 'video_id']).execute();
      await ofVideo('video_credit')
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('roles', 'text', (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addPrimaryKeyConstraint('video_credit_pk', ['video_id', 'person_id'])
        .execute();
      await db.schema.createIndex('video_credit_person').on('video_credit').columns(['person_id', 'state']).execute();
      await ofVideo('video_subtitle')
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('media_key', key, (column) => column.notNull())
        .addPrimaryKeyConstraint('video_subtitle_pk', ['video_id', 'language'])
        .execute();
      await ofVideo('video_view')
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('viewer', key, (column) => column.notNull())
        .addPrimaryKeyConstraint('video_view_pk', ['day', 'video_id', 'viewer'])
        .execute();
      await ofVideo('video_watch')
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('watched_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('video_watch_pk', ['person_id', 'video_id'])
        .execute();
      await db.schema
        .createIndex('video_watch_latest')
        .on('video_watch')
        .columns(['person_id', 'watched_at desc'])
        .execute();
      await ofVideo('video_month_pick')
        .addColumn('month', key, (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('video_month_pick_pk', ['month', 'video_id'])
        .execute();
    },
  },
  '2026-11-20-37-video': {
    async up(db) {
      const key = keyText(db);
      await db.schema.alterTable('video').addColumn('category', key).execute();
      await db.schema
        .createTable('video_day')
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('video_id', key, (column) => column.notNull().references('video.id'))
        .addColumn('view_count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('video_day_pk', ['day', 'video_id'])
        .execute();
      // Indexes for browsing, in each order: one per selective filter and no more (ADR 19, with the cost of a view and
      // of a page). All filters are in every entry, so that no row is read to skip one. So is the state, though it is
      // constant: otherwise SQLite would choose another index.
      const leads = {
        all: { by: '', where: '' },
        category: { by: 'category,', where: 'and category is not null' },
        industry: { by: 'industry,', where: 'and industry is not null' },
        copies: { by: '', where: 'and is_original = 0' },
        long: { by: '', where: 'and duration_seconds >= 600' },
      };
      const orders = { new: 'verified_at', hot: 'score', seen: 'view_count' };
      for (const [order, column] of Object.entries(orders)) {
        for (const [lead, { by, where }] of Object.entries(leads)) {
          await sql`create index ${sql.ref(`video_${order}_by_${lead}`)} on video
            (state, ${sql.raw(by)} ${sql.ref(column)} desc, id, category, industry, duration_seconds, is_original)
            where state = 'verified' ${sql.raw(where)}`.execute(db);
        }
      }
      // Queries for the best works use `video_hot_by_all`.
      await db.schema.dropIndex('video_by_score').execute();
    },
  },
  '2026-11-24-42-video-cover': {
    async up(db) {
      // Access to a picture is checked by its key (ADR 26).
      await db.schema.createIndex('video_by_cover').on('video').columns(['cover', 'state']).execute();
    },
  },
  '2026-11-24-44-video-originals': {
    async up(db) {
      // Whether one person is a creator, independent of their number of works (specification section 6).
      await sql`create index video_original_of_person on video (author_id)
        where state = 'verified' and is_original = 1`.execute(db);
    },
  },
};
