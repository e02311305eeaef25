import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const jobMigrations: Migrations = {
  '2026-12-01-20-job-posts': {
    async up(db) {
      const key = keyText(db);
      let post = db.schema
        .createTable('job_post')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('purchase_id', key)
        .addColumn('taken_id', key);
      const codes = ['company_id', 'type', 'mode', 'experience', 'education', 'salary_period', 'area_id', 'city_id'];
      for (const name of codes) post = post.addColumn(name, key, (column) => column.notNull());
      for (const name of ['profession', 'industry']) {
        post = post.addColumn(name, key, (column) => column.notNull().defaultTo(''));
      }
      const texts = ['title_zh', 'title_en', 'duties_zh', 'duties_en', 'needs_zh', 'needs_en', 'address', 'reason'];
      for (const name of texts) post = post.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
      for (const name of ['benefits', 'words']) {
        post = post.addColumn(name, 'text', (column) => column.notNull().defaultTo('[]'));
      }
      const numbers = ['review_state', 'headcount', 'salary_from', 'salary_to', 'salary_months', 'is_negotiable'];
      for (const name of [...numbers, 'monthly_pay', 'apply_until', 'created_at', 'updated_at']) {
        post = post.addColumn(name, 'bigint', (column) => column.notNull());
      }
      const counts = ['taken_days', 'taken_highlighted', 'is_highlighted', 'posted_until', 'open_until', 'is_listed'];
      for (const name of [...counts, 'warned_of', 'revision', 'refreshed_at', 'application_count']) {
        post = post.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      for (const name of ['paused_at', 'closed_at', 'submitted_at', 'published_at', 'edited_at']) {
        post = post.addColumn(name, 'bigint');
      }
      await post
        .addCheckConstraint(
          'job_post_sound',
          sql`application_count >= 0 and (is_listed = 0 or (review_state = 2 and paused_at is null
            and closed_at is null and published_at is not null and salary_from <= salary_to))`,
        )
        .execute();
      for (const columns of [
        ['company_id', 'updated_at desc', 'id'],
        ['company_id', 'review_state', 'updated_at desc', 'id'],
      ] as const) {
        await db.schema
          .createIndex(columns.length === 3 ? 'job_post_own' : 'job_post_own_in_state')
          .on('job_post')
          .columns([...columns])
          .execute();
      }
      // What is filtered by is in each index too, so that a far page is read from it alone.
      for (const column of ['company_id', 'profession', 'industry']) {
        await sql`create index ${sql.ref(`job_post_listed_of_${column}`)}
          on job_post (${sql.ref(column)}, refreshed_at desc, id, open_until, is_listed) where is_listed = 1`.execute(
          db,
        );
      }
      await sql`create index job_post_ending on job_post (open_until, id, is_listed) where is_listed = 1`.execute(db);
      await sql`create index job_post_to_warn_of on job_post (open_until, id)
        where is_listed = 1 and warned_of < open_until`.execute(db);
      for (const act of ['submitted', 'created']) {
        await sql`create index ${sql.ref(`job_post_${act}`)}
          on job_post ((review_state + 0), ${sql.ref(`${act}_at`)}, id, review_state)`.execute(db);
      }
    },
  },
  '2026-12-01-21-job-entries': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('job_entry')
        .addColumn('job_id', key, (column) => column.notNull())
        .addColumn('filters', key, (column) => column.notNull())
        .addColumn('refreshed_at', 'bigint', (column) => column.notNull())
        .addColumn('monthly_pay', 'bigint', (column) => column.notNull())
        .addColumn('open_until', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('job_entry_key', ['job_id', 'filters'])
        .execute();
      await sql`create index job_entry_newest on job_entry
        (filters, refreshed_at desc, job_id, open_until, monthly_pay)`.execute(db);
      await sql`create index job_entry_best_paid on job_entry
        (filters, monthly_pay desc, refreshed_at desc, job_id, open_until)`.execute(db);
      await db.schema
        .createTable('job_city')
        .addColumn('city_id', key, (column) => column.primaryKey())
        .addColumn('job_count', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('job_city_by_count').on('job_city').columns(['job_count desc', 'city_id']).execute();
    },
  },
};
