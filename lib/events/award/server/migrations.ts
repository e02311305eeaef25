import { appendOnly } from '@/lib/platform/server/db/append-only';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const awardMigrations: Migrations = {
  '2026-11-28-05-contest-awards': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('contest_award_plan')
        .addColumn('activity_id', key, (column) =>
          column.primaryKey().references('contest.activity_id').onDelete('cascade'),
        )
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .addColumn('shortlist_way', key)
        .addColumn('shortlist_top', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('shortlist_reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      let award = db.schema
        .createTable('contest_award')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) =>
          column.notNull().references('contest.activity_id').onDelete('cascade'),
        )
        .addColumn('category_id', key);
      for (const name of ['name_zh', 'name_en', 'prize_zh', 'prize_en']) {
        award = award.addColumn(name, 'text', (column) => column.notNull());
      }
      for (const name of ['position', 'quantity']) {
        award = award.addColumn(name, 'bigint', (column) => column.notNull());
      }
      await award.execute();
      await db.schema
        .createIndex('contest_award_in_order')
        .on('contest_award')
        .columns(['activity_id', 'position', 'id'])
        .execute();
      await db.schema
        .createTable('contest_award_choice')
        .addColumn('award_id', key, (column) => column.notNull().references('contest_award.id').onDelete('cascade'))
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_entry.id').onDelete('cascade'))
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addColumn('citation_zh', 'text', (column) => column.notNull())
        .addColumn('citation_en', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('contest_award_choice_key', ['award_id', 'entry_id'])
        .execute();
      await db.schema
        .createTable('contest_shortlist_choice')
        .addColumn('activity_id', key, (column) =>
          column.notNull().references('contest.activity_id').onDelete('cascade'),
        )
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_entry.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('contest_shortlist_choice_key', ['activity_id', 'entry_id'])
        .execute();
      await db.schema
        .createTable('contest_result')
        .addColumn('activity_id', key, (column) => column.notNull().references('contest.activity_id'))
        .addColumn('stage', key, (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('published_at', 'bigint', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('signature', 'text', (column) => column.notNull())
        .addColumn('key_id', key, (column) => column.notNull())
        .addPrimaryKeyConstraint('contest_result_key', ['activity_id', 'stage', 'version'])
        .execute();
      await appendOnly(db, 'contest_result');
      await db.schema
        .createTable('contest_certificate')
        .addColumn('code', key, (column) => column.primaryKey())
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_entry.id'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('award_id', key, (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('contest_certificate_once', ['person_id', 'entry_id', 'award_id'])
        .execute();
      for (const table of ['contest_award_choice', 'contest_shortlist_choice', 'contest_certificate']) {
        await db.schema.createIndex(`${table}_of_entry`).on(table).columns(['entry_id']).execute();
      }
    },
  },
};
