import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';
import { createWordIndex, rowNumber } from '@/lib/platform/server/db/word-index';

export const searchMigrations: Migrations = {
  '2026-11-20-34-search': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('index_document')
        .addColumn('number', 'integer', rowNumber(db))
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('thing_id', key, (column) => column.notNull())
        .addColumn('weight', 'bigint', (column) => column.notNull())
        .addColumn('tier', 'integer', (column) => column.notNull())
        .addColumn('name_zh', 'text', (column) => column.notNull())
        .addColumn('name_en', 'text')
        .addColumn('name_key', 'text', (column) => column.notNull())
        .addUniqueConstraint('index_document_thing', ['kind', 'thing_id'])
        .execute();
      await db.schema
        .createIndex('index_document_weight')
        .on('index_document')
        .columns(['kind', 'weight desc'])
        .execute();
      await db.schema
        .createIndex('index_document_tier')
        .on('index_document')
        .columns(['kind', 'tier', 'weight desc'])
        .execute();
      await createWordIndex(db);
      await db.schema
        .createTable('index_kind')
        .addColumn('kind', key, (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('head_weights', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('search_asked')
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('text_key', key, (column) => column.notNull())
        .addColumn('viewer', key, (column) => column.notNull())
        .addPrimaryKeyConstraint('search_asked_pk', ['day', 'language', 'text_key', 'viewer'])
        .execute();
      await db.schema
        .createTable('search_count')
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('text_key', key, (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('viewer_count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('search_count_pk', ['day', 'language', 'text_key'])
        .execute();
      await db.schema
        .createIndex('search_count_most')
        .on('search_count')
        .columns(['day', 'language', 'viewer_count desc', 'text_key'])
        .execute();
      await db.schema
        .createTable('search_hot_word')
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('search_hot_word_pk', ['language', 'position'])
        .execute();
    },
  },
};
