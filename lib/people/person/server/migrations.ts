import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const personMigrations: Migrations = {
  '2026-11-20-02-person': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('person')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('nickname', 'text', (column) => column.notNull())
        .addColumn('nickname_key', key, (column) => column.notNull().unique())
        .addColumn('avatar', 'text')
        .addColumn('gender', 'integer', (column) => column.notNull())
        .addColumn('birthday', 'text')
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('bio', 'text', (column) => column.notNull())
        .addColumn('tagline', 'text', (column) => column.notNull())
        .addColumn('creative_fields', 'text', (column) => column.notNull())
        .addColumn('education', 'text', (column) => column.notNull())
        .addColumn('social_links', 'text', (column) => column.notNull())
        .addColumn('featured_position', 'integer')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('person_featured').on('person').column('featured_position').execute();
    },
  },
  '2026-11-20-13-person': {
    async up(db) {
      const key = keyText(db);
      for (const name of ['banner', 'area_id', 'industry', 'profession']) {
        await db.schema.alterTable('person').addColumn(name, 'text').execute();
      }
      await db.schema
        .alterTable('person')
        .addColumn('verification', key, (column) => column.notNull().defaultTo('none'))
        .execute();
      for (const name of ['follower_count', 'following_count']) {
        await db.schema
          .alterTable('person')
          .addColumn(name, 'integer', (column) =>
            column
              .notNull()
              .defaultTo(0)
              .check(sql`${sql.ref(name)} >= 0`),
          )
          .execute();
      }
      await db.schema.alterTable('person').addColumn('erased_at', 'bigint').execute();
      await db.schema
        .createTable('person_follow')
        .addColumn('follower_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('person_follow_key', ['follower_id', 'person_id'])
        .execute();
      await db.schema
        .createIndex('person_follow_followed')
        .on('person_follow')
        .columns(['follower_id', 'created_at', 'person_id'])
        .execute();
      await db.schema
        .createIndex('person_follow_fans')
        .on('person_follow')
        .columns(['person_id', 'created_at', 'follower_id'])
        .execute();
    },
  },
  '2026-11-24-42-person-pictures': {
    async up(db) {
      // Access to a picture is checked by its key (ADR 26).
      await db.schema.createIndex('person_by_avatar').on('person').columns(['avatar']).execute();
      await db.schema.createIndex('person_by_banner').on('person').columns(['banner']).execute();
    },
  },
  '2026-11-24-51-message-block': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('person_block')
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('blocked_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('person_block_key', ['person_id', 'blocked_id'])
        .execute();
      await db.schema
        .createIndex('person_block_latest')
        .on('person_block')
        .columns(['person_id', 'created_at', 'blocked_id'])
        .execute();
      await db.schema.createIndex('person_block_blocked').on('person_block').column('blocked_id').execute();
    },
  },
};
