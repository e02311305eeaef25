import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const wechatMigrations: Migrations = {
  '2026-11-20-10-wechat': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('wechat_credential')
        .addColumn('app_id', key, (column) => column.notNull())
        .addColumn('name', key, (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('renew_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_until', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('wechat_credential_pk', ['app_id', 'name'])
        .execute();
    },
  },
};
