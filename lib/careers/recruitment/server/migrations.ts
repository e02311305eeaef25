import { type Kysely, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';
import { firstPackages } from './first-packages';

export const recruitmentMigrations: Migrations = {
  '2026-12-01-10-job-packages': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('job_package')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('title_zh', 'text', (column) => column.notNull())
        .addColumn('title_en', 'text', (column) => column.notNull())
        .addColumn('posts', 'integer', (column) => column.notNull())
        .addColumn('days', 'integer', (column) => column.notNull())
        .addColumn('is_highlighted', 'integer', (column) => column.notNull())
        .addColumn('refreshes', 'integer', (column) => column.notNull())
        .addColumn('price_fen', 'integer', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('is_on_sale', 'integer', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addCheckConstraint('job_package_sound', sql`posts > 0 and days > 0 and refreshes >= 0 and price_fen > 0`)
        .execute();
      await db.insertInto('job_package').values(firstPackages).execute();
    },
  },
  '2026-12-01-11-job-purchases': {
    async up(db) {
      await createPurchases(db);
      await sql`create index job_purchase_history on job_purchase (company_id, bought_at desc, order_id desc)
        where state <> 'pending'`.execute(db);
      // What is taken first: the oldest that has something left.
      await sql`create index job_purchase_posts on job_purchase (company_id, bought_at, order_id)
        where state = 'valid' and posts_left > 0`.execute(db);
      await sql`create index job_purchase_refreshes on job_purchase (company_id, bought_at, order_id)
        where state = 'valid' and refreshes_left > 0`.execute(db);
    },
  },
};

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('job_purchase')
    .addColumn('order_id', key, (column) => column.primaryKey())
    .addColumn('company_id', key, (column) => column.notNull())
    .addColumn('package_id', key, (column) => column.notNull())
    .addColumn('title_zh', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addColumn('posts_left', 'integer', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('is_highlighted', 'integer', (column) => column.notNull())
    .addColumn('refreshes', 'integer', (column) => column.notNull())
    .addColumn('refreshes_left', 'integer', (column) => column.notNull())
    .addColumn('price_fen', 'integer', (column) => column.notNull())
    .addColumn('state', key, (column) => column.notNull())
    .addColumn('bought_at', 'bigint')
    .addCheckConstraint('job_purchase_posts_sound', sql`posts_left between 0 and posts`)
    .addCheckConstraint('job_purchase_refreshes_sound', sql`refreshes_left between 0 and refreshes`)
    .addCheckConstraint('job_purchase_state_sound', sql`(state = 'pending') = (bought_at is null)`)
    .addCheckConstraint(
      'job_purchase_unused',
      sql`state = 'valid' or (posts_left = posts and refreshes_left = refreshes)`,
    )
    .execute();
}
