import { appendOnly } from '@/lib/platform/server/db/append-only';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const auditMigrations: Migrations = {
  '2026-11-20-20-audit': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('audit_entry')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('actor_id', key, (column) => column.notNull())
        .addColumn('action', key, (column) => column.notNull())
        .addColumn('subject', key, (column) => column.notNull())
        .addColumn('subject_id', key, (column) => column.notNull())
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .execute();
      await db.schema.createIndex('audit_entry_at').on('audit_entry').columns(['at', 'id']).execute();
      await db.schema.createIndex('audit_entry_action').on('audit_entry').columns(['action', 'at']).execute();
      await db.schema.createIndex('audit_entry_subject').on('audit_entry').columns(['subject_id', 'at']).execute();
      await appendOnly(db, 'audit_entry', ['update', 'delete']);
    },
  },
  '2026-11-20-27-audit': {
    async up(db) {
      await db.schema.createIndex('audit_entry_actor').on('audit_entry').columns(['actor_id', 'at']).execute();
    },
  },
  '2026-11-20-28-audit': {
    async up(db) {
      await appendOnly(db, 'audit_entry', ['truncate']);
    },
  },
};
