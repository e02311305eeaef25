import { sql } from 'kysely';
import { appendOnly } from '@/lib/platform/server/db/append-only';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const ledgerMigrations: Migrations = {
  '2026-11-26-10-ledger': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('ledger_account')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('unit', key, (column) => column.notNull())
        .addColumn('balance', 'bigint', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addCheckConstraint('ledger_account_covered', sql`balance >= 0`)
        .execute();
      await db.schema
        .createTable('ledger_transaction')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('key', key, (column) => column.notNull().unique())
        .addColumn('hash', key, (column) => column.notNull())
        .addColumn('cause', key, (column) => column.notNull())
        .addColumn('about', key, (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('ledger_entry')
        .addColumn('transaction_id', key, (column) => column.notNull().references('ledger_transaction.id'))
        .addColumn('account', key, (column) => column.notNull())
        .addColumn('unit', key, (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('version', 'bigint')
        .addColumn('balance', 'bigint')
        .addPrimaryKeyConstraint('ledger_entry_key', ['transaction_id', 'account'])
        .addCheckConstraint('ledger_entry_moves', sql`amount <> 0`)
        .addCheckConstraint('ledger_entry_covered', sql`balance is null or balance >= 0`)
        .addCheckConstraint('ledger_entry_numbered', sql`(version is null) = (balance is null)`)
        .execute();
      // The history of an account; two entries never follow the same one.
      await db.schema
        .createIndex('ledger_entry_history')
        .unique()
        .on('ledger_entry')
        .columns(['account', 'version'])
        .execute();
      await db.schema.createIndex('ledger_transaction_at').on('ledger_transaction').columns(['at', 'id']).execute();
      for (const table of ['ledger_transaction', 'ledger_entry']) await appendOnly(db, table);
    },
  },
};
