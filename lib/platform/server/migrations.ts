import { keyText } from './db/columns';
import type { Migrations } from './db/migrate';

/** Tables of the platform: jobs, rate limits and the page cache's invalidations. */
export const platformMigrations: Migrations = {
  '2026-11-20-01-platform': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('job')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('unique_key', key, (column) => column.unique())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('run_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('lease_until', 'bigint')
        .addColumn('lease_owner', key)
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('finished_at', 'bigint')
        .execute();
      await db.schema.createIndex('job_due').on('job').columns(['state', 'run_at']).execute();
      await db.schema
        .createTable('rate_limit')
        .addColumn('bucket', key, (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('rate_limit_ends').on('rate_limit').column('ends_at').execute();
      await db.schema
        .createTable('page_invalidation')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('tag', key, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('page_invalidation_created').on('page_invalidation').column('created_at').execute();
    },
  },
  '2026-11-20-33-secret': {
    async up(db) {
      await db.schema
        .createTable('site_secret')
        .addColumn('name', keyText(db), (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
