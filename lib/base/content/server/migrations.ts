import { appendOnly } from '@/lib/platform/server/db/append-only';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';
import { adoptPages } from './adopt-pages';
import { firstPages } from './first-pages';

/** Date of the first pages, 20 November 2026: a migration has no clock. */
const firstDay = Date.UTC(2026, 10, 20);

export const contentMigrations: Migrations = {
  '2026-11-20-08-content': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('content_page')
        .addColumn('id', key, (column) => column.notNull())
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('content_page_pk', ['id', 'language'])
        .execute();
    },
  },
  // Existing pages with these ids stay.
  '2026-11-20-18-content': {
    async up(db) {
      await db
        .insertInto('content_page')
        .values(firstPages().map((page) => ({ ...page, updated_at: firstDay })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  },
  '2026-11-20-25-content': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .alterTable('content_page')
        .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema
        .createTable('content_entry')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('data', 'text')
        .addColumn('draft', 'text')
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer')
        .addColumn('editor_id', key)
        .addColumn('published_at', 'bigint')
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      for (const order of ['updated_at', 'published_at']) {
        await db.schema.createIndex(`content_entry_${order}`).on('content_entry').columns([order, 'id']).execute();
      }
      await db.schema
        .createTable('content_version')
        .addColumn('page_id', key, (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('author_id', key)
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('content_version_pk', ['page_id', 'version'])
        .execute();
    },
  },
  '2026-11-20-26-content': {
    async up(db) {
      await db.schema
        .alterTable('content_entry')
        .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await appendOnly(db, 'content_version', ['update']);
      await adoptPages(db, firstDay);
    },
  },
};
