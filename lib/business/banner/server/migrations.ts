import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const bannerMigrations: Migrations = {
  '2026-11-20-07-operation': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('operation_banner')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('location_id', 'integer', (column) => column.notNull())
        .addColumn('sort', 'integer', (column) => column.notNull())
        .addColumn('type', 'integer')
        .addColumn('image', 'text', (column) => column.notNull())
        .addColumn('url', 'text')
        .addColumn('domain_id', key)
        .addColumn('title_zh', 'text', (column) => column.notNull())
        .addColumn('title_en', 'text')
        .addColumn('subtitle_zh', 'text', (column) => column.notNull())
        .addColumn('subtitle_en', 'text')
        .addColumn('locale', key)
        .addColumn('starts_at', 'bigint')
        .addColumn('ends_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('operation_banner_place')
        .on('operation_banner')
        .columns(['location_id', 'sort'])
        .execute();
      await db.schema
        .createTable('operation_count')
        .addColumn('config_id', key, (column) => column.notNull())
        .addColumn('location_id', 'integer', (column) => column.notNull())
        .addColumn('sort', 'integer', (column) => column.notNull())
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('shows', 'bigint', (column) => column.notNull())
        .addColumn('clicks', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('operation_count_pk', ['config_id', 'location_id', 'sort', 'day'])
        .execute();
    },
  },
};
