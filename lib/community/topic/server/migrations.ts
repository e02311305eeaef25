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
  '2026-11-24-60-topic-record': {
    async up(db) {
      const key = keyText(db);
      const text = (name: string) =>
        db.schema
          .alterTable('topic')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      const number = (name: string) =>
        db.schema
          .alterTable('topic')
          .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
          .execute();
      await db.schema
        .alterTable('topic')
        .addColumn('kind', key, (column) => column.notNull().defaultTo('light'))
        .execute();
      await db.schema.alterTable('topic').addColumn('background', 'text').execute();
      await db.schema
        .alterTable('topic')
        .addColumn('creator_id', key, (column) => column.references('person.id').onDelete('set null'))
        .execute();
      for (const name of ['name_key', 'name_en_key', 'reason']) await text(name);
      for (const name of ['banner_revision', 'revision', 'active_at', 'updated_at']) await number(name);
      for (const name of ['featured_at', 'submitted_at', 'verified_at']) {
        await db.schema.alterTable('topic').addColumn(name, 'bigint').execute();
      }
      await sql`update topic set name_key = lower(name_zh), name_en_key = lower(coalesce(name_en, '')),
        active_at = created_at, updated_at = created_at, submitted_at = created_at,
        verified_at = case when state = 'verified' then created_at end`.execute(db);
    },
  },
  '2026-11-24-61-topic-orders': {
    async up(db) {
      // Every order of a list has its index, of all channels and of those of a kind.
      for (const [name, order] of [
        ['activity', 'active_at desc'],
        ['age', 'created_at desc'],
      ]) {
        await sql`create index ${sql.ref(`topic_by_${name}`)} on topic (${sql.raw(order ?? '')}, id)
          where state = 'verified'`.execute(db);
        await sql`create index ${sql.ref(`topic_of_kind_by_${name}`)} on topic (kind, ${sql.raw(order ?? '')}, id)
          where state = 'verified'`.execute(db);
      }
      await sql`create index topic_of_kind_by_members on topic (kind, member_count desc, created_at desc, id)
        where state = 'verified'`.execute(db);
      await sql`create index topic_featured on topic (featured_at desc, id)
        where state = 'verified' and featured_at is not null`.execute(db);
      // Two channels that people see, or are about to see, are not called the same.
      await sql`create unique index topic_name on topic (name_key)
        where state in ('pending_review', 'verified')`.execute(db);
      await sql`create index topic_name_en on topic (name_en_key) where state = 'verified'`.execute(db);
      await sql`create index topic_in_review on topic (submitted_at, id) where state = 'pending_review'`.execute(db);
      await db.schema.createIndex('topic_creator').on('topic').columns(['creator_id', 'created_at']).execute();
      await db.schema.createIndex('topic_by_background').on('topic').columns(['background', 'state']).execute();
    },
  },
  '2026-11-24-62-topic-people': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .alterTable('topic_member')
        .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update topic_member set seen_at = created_at`.execute(db);
      await db.schema
        .createIndex('topic_member_latest')
        .on('topic_member')
        .columns(['topic_id', 'role', 'created_at desc', 'person_id'])
        .execute();
      // A channel has one host at most; it is handed on, never left.
      await sql`create unique index topic_host on topic_member (topic_id) where role = 'host'`.execute(db);
      await db.schema
        .createTable('topic_block')
        .addColumn('topic_id', key, (column) => column.notNull().references('topic.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('topic_block_key', ['topic_id', 'person_id'])
        .execute();
      await db.schema.createIndex('topic_block_person').on('topic_block').column('person_id').execute();
    },
  },
  '2026-11-24-63-topic-proposal': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('topic_proposal')
        .addColumn('topic_id', key, (column) => column.notNull().references('topic.id').onDelete('cascade'))
        .addColumn('video_id', key, (column) => column.notNull().references('video.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('proposed_at', 'bigint', (column) => column.notNull())
        .addColumn('refused_at', 'bigint')
        .addPrimaryKeyConstraint('topic_proposal_key', ['topic_id', 'video_id'])
        .execute();
      await sql`create index topic_proposal_open on topic_proposal (topic_id, proposed_at, video_id)
        where refused_at is null`.execute(db);
      await db.schema.createIndex('topic_proposal_video').on('topic_proposal').column('video_id').execute();
      await db.schema.createIndex('topic_proposal_person').on('topic_proposal').column('person_id').execute();
      // New works of all channels.
      await db.schema
        .createIndex('topic_video_of_all')
        .on('topic_video')
        .columns(['added_at desc', 'video_id', 'topic_id'])
        .execute();
    },
  },
  '2026-11-24-64-topic-banner': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('topic_banner')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('topic_id', key, (column) => column.notNull().references('topic.id').onDelete('cascade'))
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addColumn('image', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('type', 'bigint')
        .addColumn('url', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('domain_id', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('is_online', 'bigint', (column) => column.notNull())
        .addColumn('show_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('click_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('topic_banner_order').on('topic_banner').columns(['topic_id', 'position']).execute();
      await db.schema.createIndex('topic_banner_image').on('topic_banner').column('image').execute();
    },
  },
  '2026-11-24-65-art-school': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('art_school')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('name_zh', 'text', (column) => column.notNull())
        .addColumn('name_en', 'text', (column) => column.notNull())
        .addColumn('province', key, (column) => column.notNull())
        .addColumn('city_zh', 'text', (column) => column.notNull())
        .addColumn('city_en', 'text', (column) => column.notNull())
        .addColumn('letter', key, (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('topic_id', key, (column) => column.references('topic.id').onDelete('set null'))
        .execute();
      await db.schema.createIndex('art_school_topic').on('art_school').column('topic_id').execute();
    },
  },
  '2026-11-24-66-topic-video-kind': {
    async up(db) {
      await db.schema
        .alterTable('topic_video')
        .addColumn('kind', keyText(db), (column) => column.notNull().defaultTo('light'))
        .execute();
      await sql`update topic_video set kind = (select kind from topic where topic.id = topic_id)`.execute(db);
      await db.schema
        .createIndex('topic_video_of_kind')
        .on('topic_video')
        .columns(['kind', 'added_at desc', 'video_id', 'topic_id'])
        .execute();
    },
  },
  '2026-11-24-68-topic-desk': {
    async up(db) {
      // All members of a channel, the latest first.
      await db.schema
        .createIndex('topic_member_since')
        .on('topic_member')
        .columns(['topic_id', 'created_at desc', 'person_id'])
        .execute();
    },
  },
  '2026-11-24-69-art-school': {
    async up(db) {
      // The schools are facts in the code (`schools/facts.ts`); a channel is a school's by its kind and name.
      await db.schema.dropTable('art_school').execute();
    },
  },
  '2026-11-24-70-topic-video-last': {
    async up(db) {
      // The channel that a work came to last, among any number.
      await db.schema
        .createIndex('topic_video_last')
        .on('topic_video')
        .columns(['video_id', 'added_at desc', 'topic_id'])
        .execute();
      await db.schema.dropIndex('topic_video_video').execute();
    },
  },
};
