import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const accountMigrations: Migrations = {
  '2026-11-20-03-account': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('account_session')
        .addColumn('token_hash', key, (column) => column.primaryKey())
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('account_session_person').on('account_session').column('person_id').execute();
    },
  },
};
