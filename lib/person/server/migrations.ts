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
};
