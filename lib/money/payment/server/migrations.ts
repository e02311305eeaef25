import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const paymentMigrations: Migrations = {
  '2026-11-26-12-payment': {
    async up(db) {
      await createPayments(db);
      await createRefunds(db);
      await createSlips(db);
    },
  },
  '2026-11-26-13-payment-statement': { up: createStatements },
  '2026-11-26-14-counter': { up: createCounter },
};

async function createPayments(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('payment')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('order_id', key, (column) => column.notNull().references('sale_order.id'))
    .addColumn('provider', key, required)
    .addColumn('scene', key, required)
    .addColumn('out_trade_no', key, (column) => column.notNull().unique())
    .addColumn('amount_fen', 'bigint', required)
    .addColumn('state', key, required)
    .addColumn('step', 'text')
    .addColumn('step_expires_at', 'bigint', required)
    .addColumn('begun_at', 'bigint', required)
    .addColumn('ask_at', 'bigint')
    .addColumn('asked_at', 'bigint', required)
    .addColumn('transaction_id', key)
    .addColumn('paid_at', 'bigint')
    .addColumn('is_surplus', 'integer', required)
    .execute();
  await db.schema.createIndex('payment_of_order').on('payment').columns(['order_id', 'begun_at']).execute();
  // An order has one open payment of a kind, however often it is begun.
  await sql`create unique index payment_open on payment (order_id, provider, scene) where state = 'open'`.execute(db);
  await sql`create unique index payment_taken on payment (provider, transaction_id)
    where transaction_id is not null`.execute(db);
  await sql`create index payment_to_ask on payment (ask_at, id) where ask_at is not null`.execute(db);
  await sql`create index payment_paid on payment (provider, paid_at) where paid_at is not null`.execute(db);
  await sql`create index payment_held on payment (begun_at) where state = 'held'`.execute(db);
  await db.schema
    .createTable('payment_notice')
    .addColumn('provider', key, required)
    .addColumn('id', key, required)
    .addColumn('received_at', 'bigint', required)
    .addColumn('event', key, required)
    .addColumn('number', key, required)
    .addPrimaryKeyConstraint('payment_notice_key', ['provider', 'id'])
    .execute();
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('payment_refund')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('order_id', key, (column) => column.notNull().references('sale_order.id'))
    .addColumn('payment_id', key, (column) => column.references('payment.id'))
    .addColumn('out_refund_no', key, (column) => column.notNull().unique())
    .addColumn('client_id', key, required)
    .addColumn('goal', key, required)
    .addColumn('state', key, required)
    .addColumn('amount_fen', 'bigint', required)
    .addColumn('reason', 'text', required)
    .addColumn('asked_by', key)
    .addColumn('asked_at', 'bigint', required)
    .addColumn('ask_at', 'bigint')
    .addColumn('attempts', 'integer', required)
    .addColumn('refund_id', key)
    .addColumn('accepted_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addColumn('is_surplus', 'integer', required)
    .addCheckConstraint('payment_refund_moves', sql`amount_fen > 0`)
    .execute();
  await db.schema
    .createIndex('payment_refund_sent')
    .unique()
    .on('payment_refund')
    .columns(['order_id', 'client_id'])
    .execute();
  await sql`create index payment_refund_to_ask on payment_refund (ask_at, id) where ask_at is not null`.execute(db);
  await sql`create index payment_refund_stuck on payment_refund (asked_at) where state = 'stuck'`.execute(db);
  await sql`create index payment_refund_accepted on payment_refund (accepted_at) where accepted_at is not null`.execute(
    db,
  );
}

async function createSlips(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('payment_slip')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('order_id', key, (column) => column.notNull().references('sale_order.id'))
    .addColumn('slip_id', key, required)
    .addColumn('media_key', key, required)
    .addColumn('sent_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('payment_slip_sent').on('payment_slip').column('slip_id').execute();
  await db.schema.createIndex('payment_slip_of_order').on('payment_slip').columns(['order_id', 'sent_at']).execute();
}

async function createStatements(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('payment_statement')
    .addColumn('provider', key, required)
    .addColumn('day', key, required)
    .addColumn('compared_at', 'bigint', required)
    .addPrimaryKeyConstraint('payment_statement_key', ['provider', 'day'])
    .execute();
  await db.schema
    .createTable('payment_difference')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('provider', key, required)
    .addColumn('day', key, required)
    .addColumn('kind', key, required)
    .addColumn('number', key, required)
    .addColumn('ours_fen', 'bigint')
    .addColumn('theirs_fen', 'bigint')
    .addColumn('resolved_at', 'bigint')
    .addColumn('note', 'text', required)
    .execute();
  // A day that is compared again finds what it found.
  await db.schema
    .createIndex('payment_difference_once')
    .unique()
    .on('payment_difference')
    .columns(['provider', 'day', 'kind', 'number'])
    .execute();
  await sql`create index payment_difference_open on payment_difference (day desc, id)
    where resolved_at is null`.execute(db);
}

async function createCounter(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('counter_bill')
    .addColumn('out_trade_no', key, (column) => column.primaryKey())
    .addColumn('amount_fen', 'bigint', required)
    .addColumn('description', 'text', required)
    .addColumn('state', key, required)
    .addColumn('paid_at', 'bigint')
    .execute();
  await db.schema
    .createTable('counter_refund')
    .addColumn('out_refund_no', key, (column) => column.primaryKey())
    .addColumn('out_trade_no', key, (column) => column.notNull().references('counter_bill.out_trade_no'))
    .addColumn('amount_fen', 'bigint', required)
    .addColumn('done_at', 'bigint', required)
    .execute();
  await sql`create index counter_bill_paid on counter_bill (paid_at) where paid_at is not null`.execute(db);
  await db.schema.createIndex('counter_refund_done').on('counter_refund').column('done_at').execute();
}
