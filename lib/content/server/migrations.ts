import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

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
};
