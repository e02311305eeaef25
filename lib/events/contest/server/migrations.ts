import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const contestMigrations: Migrations = {
  '2026-11-28-01-contests': {
    async up(db) {
      const key = keyText(db);
      let contest = db.schema
        .createTable('contest')
        .addColumn('activity_id', key, (column) => column.primaryKey().references('activity.id').onDelete('cascade'))
        .addColumn('name', key, (column) => column.unique());
      const times = ['works_at', 'vote_start_at', 'vote_end_at', 'results_at', 'shortlisted_at', 'decided_at'];
      for (const name of ['published_at', ...times]) contest = contest.addColumn(name, 'bigint');
      for (const name of ['is_listed', 'is_blind', 'enrol_start_at', 'enrol_end_at', 'terms_version', 'revision']) {
        contest = contest.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      for (const name of ['created_at', 'updated_at']) {
        contest = contest.addColumn(name, 'bigint', (column) => column.notNull());
      }
      await contest.addColumn('blocks', 'text', (column) => column.notNull().defaultTo('[]')).execute();
      // The last column is only filtered by: a far page is read from the index alone on both engines.
      await sql`create index contest_by_close on contest (enrol_end_at, activity_id, decided_at)
        where is_listed = 1 and decided_at is null`.execute(db);
      await sql`create index contest_by_result on contest (decided_at desc, activity_id)
        where is_listed = 1 and decided_at is not null`.execute(db);
      await sql`create index contest_by_start on contest (enrol_start_at desc, activity_id)
        where is_listed = 1`.execute(db);
      await sql`create index contest_published on contest (enrol_end_at, activity_id)
        where published_at is not null`.execute(db);
      let category = db.schema
        .createTable('contest_category')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) =>
          column.notNull().references('contest.activity_id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull());
      for (const name of ['name_zh', 'name_en', 'modes', 'fees']) {
        category = category.addColumn(name, 'text', (column) => column.notNull());
      }
      await category.execute();
      await db.schema
        .createIndex('contest_category_in_order')
        .on('contest_category')
        .columns(['activity_id', 'position', 'id'])
        .execute();
      await db.schema
        .createTable('contest_terms')
        .addColumn('activity_id', key, (column) =>
          column.notNull().references('contest.activity_id').onDelete('cascade'),
        )
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('body_zh', 'text', (column) => column.notNull())
        .addColumn('body_en', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('contest_terms_key', ['activity_id', 'version'])
        .execute();
      for (const [table, id, text] of [
        ['contest_change', 'id', 'change'],
        ['contest_picture', 'key', null],
      ] as const) {
        const at = table === 'contest_change' ? 'at' : 'added_at';
        let made = db.schema
          .createTable(table)
          .addColumn(id, key, (column) => column.primaryKey())
          .addColumn('activity_id', key, (column) =>
            column.notNull().references('contest.activity_id').onDelete('cascade'),
          )
          .addColumn(at, 'bigint', (column) => column.notNull());
        if (text !== null) made = made.addColumn(text, 'text', (column) => column.notNull());
        await made.execute();
        await db.schema.createIndex(`${table}_of_contest`).on(table).columns(['activity_id', at, id]).execute();
      }
    },
  },
};
