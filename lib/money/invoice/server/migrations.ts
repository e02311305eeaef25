import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const invoiceMigrations: Migrations = { '2026-11-26-16-invoice': { up: createInvoices } };

async function createInvoices(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('invoice')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('order_id', key, (column) => column.notNull().references('sale_order.id'))
    .addColumn('person_id', key, required)
    .addColumn('revision', 'bigint', required)
    .addColumn('state', key, required)
    .addColumn('amount_fen', 'bigint')
    .addColumn('kind', key, required)
    // A key, because staff search by its start.
    .addColumn('title', key, required)
    .addColumn('tax_number', key, required)
    .addColumn('bank', 'text', required)
    .addColumn('account', 'text', required)
    .addColumn('company_address', 'text', required)
    .addColumn('company_phone', 'text', required)
    .addColumn('recipient_name', 'text', required)
    .addColumn('recipient_email', 'text', required)
    .addColumn('recipient_phone', 'text', required)
    .addColumn('recipient_address', 'text', required)
    .addColumn('language', key, required)
    .addColumn('reason', 'text', required)
    .addColumn('media_key', key)
    .addColumn('asked_at', 'bigint', required)
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', key)
    .addCheckConstraint('invoice_made', sql`state <> 'issued' or (amount_fen > 0 and media_key is not null)`)
    .execute();
  await sql`create unique index invoice_live on invoice (order_id) where state in ('asked', 'issued')`.execute(db);
  await db.schema.createIndex('invoice_of_order').on('invoice').columns(['order_id', 'asked_at desc']).execute();
  await db.schema.createIndex('invoice_of_person').on('invoice').columns(['person_id', 'asked_at desc']).execute();
  await db.schema.createIndex('invoice_latest').on('invoice').columns(['asked_at desc', 'id']).execute();
  await db.schema.createIndex('invoice_by_state').on('invoice').columns(['state', 'asked_at desc', 'id']).execute();
  await db.schema.createIndex('invoice_by_title').on('invoice').columns(['title']).execute();
}
