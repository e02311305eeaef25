import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const uploadMigrations: Migrations = {
  '2026-11-20-29-upload': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('upload')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('owner_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('received', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('touched_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .addCheckConstraint('upload_received', sql`received between 0 and bytes`)
        .execute();
      await db.schema.createIndex('upload_owner').on('upload').columns(['owner_id', 'created_at']).execute();
      await db.schema.createIndex('upload_touched').on('upload').columns(['touched_at']).execute();
      await db.schema
        .createTable('upload_part')
        .addColumn('upload_id', key, (column) => column.notNull().references('upload.id').onDelete('cascade'))
        .addColumn('start', 'bigint', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('media_key', key, (column) => column.notNull())
        .addPrimaryKeyConstraint('upload_part_pk', ['upload_id', 'start'])
        .execute();
    },
  },
  '2026-11-20-33-upload-slot': {
    async up(db) {
      await db.schema.alterTable('upload').addColumn('slot', 'integer').execute();
      // Enforces the limit for concurrent starts.
      await db.schema.createIndex('upload_slot').unique().on('upload').columns(['owner_id', 'slot']).execute();
    },
  },
};
