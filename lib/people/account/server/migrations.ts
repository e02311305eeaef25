import { sql } from 'kysely';
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
  // Nobody could log in before this, so the first table of sessions is empty: it is created again for better-auth,
  // under the same name and with the columns that a node of the previous version still reads.
  '2026-11-20-12-accounts': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('account_user')
        .addColumn('id', key, (column) => column.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('email', key, (column) => column.unique())
        .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('image', 'text')
        .addColumn('phone', key, (column) => column.unique())
        .addColumn('staff_role', key)
        .addColumn('locked_at', 'bigint')
        .addColumn('erase_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('account_user_erase').on('account_user').column('erase_at').execute();
      await db.schema
        .createTable('account_credential')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('user_id', key, (column) => column.notNull().references('account_user.id').onDelete('cascade'))
        .addColumn('provider_id', key, (column) => column.notNull())
        .addColumn('account_id', key, (column) => column.notNull())
        .addColumn('password', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('account_credential_owner', ['provider_id', 'account_id'])
        .addUniqueConstraint('account_credential_provider', ['user_id', 'provider_id'])
        .execute();
      await db.schema.dropTable('account_session').execute();
      await db.schema
        .createTable('account_session')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('token_hash', key, (column) => column.notNull().unique())
        .addColumn('person_id', key, (column) => column.notNull().references('account_user.id').onDelete('cascade'))
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('ip_address', 'text', (column) => column.notNull())
        .addColumn('user_agent', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('account_session_owner').on('account_session').column('person_id').execute();
      await db.schema.createIndex('account_session_expiry').on('account_session').column('expires_at').execute();
      await db.schema
        .createTable('account_ended_session')
        .addColumn('token_hash', key, (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('account_ended_session_expiry')
        .on('account_ended_session')
        .column('expires_at')
        .execute();
      await db.schema
        .createTable('account_code')
        .addColumn('address', key, (column) => column.primaryKey())
        .addColumn('purpose', key, (column) => column.notNull())
        .addColumn('code_hash', 'text')
        .addColumn('sent_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await db.schema.createIndex('account_code_expiry').on('account_code').column('expires_at').execute();
      await db.schema
        .createTable('account_ticket')
        .addColumn('token_hash', key, (column) => column.primaryKey())
        .addColumn('claim', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await db.schema.createIndex('account_ticket_expiry').on('account_ticket').column('expires_at').execute();
    },
  },
  // Indexes for the console's lists: all accounts, and the few of staff, locked or to be erased.
  '2026-11-20-26-account': {
    async up(db) {
      const order = ['created_at', 'id'];
      await db.schema.createIndex('account_user_created').on('account_user').columns(order).execute();
      for (const column of ['staff_role', 'locked_at', 'erase_at']) {
        await db.schema
          .createIndex(`account_user_${column}`)
          .on('account_user')
          .columns(order)
          .where(sql.ref(column), 'is not', null)
          .execute();
      }
    },
  },
  // The table `account_code`, one row for each address, stays for nodes of the previous version; a later release drops
  // it.
  '2026-11-24-10-account': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('account_code_request')
        .addColumn('request_hash', key, (column) => column.primaryKey())
        .addColumn('address', key, (column) => column.notNull())
        .addColumn('purpose', key, (column) => column.notNull())
        .addColumn('code_hash', 'text')
        .addColumn('sent_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await db.schema
        .createTable('account_share')
        .addColumn('subject', key, (column) => column.primaryKey())
        .addColumn('used', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('account_device')
        .addColumn('device_hash', key, (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull().references('account_user.id').onDelete('cascade'))
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('account_device_key', ['device_hash', 'person_id'])
        .execute();
      await db.schema.createIndex('account_device_owner').on('account_device').column('person_id').execute();
      await db.schema.alterTable('account_session').addColumn('device_hash', key).execute();
      for (const [table, column] of [
        ['account_code_request', 'expires_at'],
        ['account_share', 'ends_at'],
        ['account_device', 'expires_at'],
      ] as const) {
        await db.schema.createIndex(`${table}_expiry`).on(table).column(column).execute();
      }
    },
  },
  '2026-11-24-55-account': {
    async up(db) {
      await db.schema.alterTable('account_credential').addColumn('open_id', keyText(db)).execute();
    },
  },
};
