import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const proofMigrations: Migrations = {
  '2026-11-20-21-proof': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('proof_used')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('proof_used_expires').on('proof_used').column('expires_at').execute();
      // Of the previous release; `site_secret` has replaced it, and a later migration drops it.
      await db.schema
        .createTable('proof_secret')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
