import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const entryMigrations: Migrations = {
  '2026-11-28-02-contest-entries': {
    async up(db) {
      const key = keyText(db);
      let entry = db.schema
        .createTable('contest_entry')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('work_id', key, (column) => column.references('video.id'))
        .addColumn('category_id', key)
        .addColumn('order_id', key, (column) => column.references('sale_order.id'))
        .addColumn('mode', key, (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull());
      for (const name of ['team_name', 'title_zh', 'title_en', 'intro_zh', 'intro_en', 'reason']) {
        entry = entry.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
      }
      for (const name of ['pictures', 'words']) {
        entry = entry.addColumn(name, 'text', (column) => column.notNull().defaultTo('[]'));
      }
      for (const name of ['number', 'terms_version', 'fee_fen', 'sent_at', 'checked_at']) {
        entry = entry.addColumn(name, 'bigint');
      }
      for (const name of ['is_shown', 'holds_work', 'is_paid', 'revision']) {
        entry = entry.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      for (const name of ['created_at', 'updated_at']) {
        entry = entry.addColumn(name, 'bigint', (column) => column.notNull());
      }
      await entry.execute();
      await sql`create unique index contest_entry_number on contest_entry (activity_id, number)
        where number is not null`.execute(db);
      // A work stands once in a contest.
      await sql`create unique index contest_entry_of_work on contest_entry (work_id, activity_id)
        where state in ('unpaid', 'submitted', 'notShortlisted', 'shortlisted', 'notAwarded', 'awarded')`.execute(db);
      for (const [name, columns, condition] of [
        // Public lists.
        ['shown', 'activity_id, number', 'is_shown = 1'],
        ['of_category', 'activity_id, category_id, number', 'is_shown = 1'],
        ['in_shortlist', 'activity_id, number', "state in ('shortlisted', 'notAwarded', 'awarded')"],
        // Lists of the desk.
        ['in_state', 'activity_id, state, number', 'number is not null'],
        ['at_desk', 'activity_id, category_id, number', 'number is not null'],
        ['at_desk_in_state', 'activity_id, category_id, state, number', 'number is not null'],
        ['unchecked', 'activity_id, number', "state = 'submitted' and is_shown = 0"],
        // What is to end.
        ['holding', 'activity_id, id', 'holds_work = 1'],
        ['of_held_work', 'work_id', 'holds_work = 1'],
        ['to_refund', 'activity_id, id', "state = 'submitFailed' and is_paid = 1"],
      ] as const) {
        await sql`create index ${sql.ref(`contest_entry_${name}`)} on contest_entry (${sql.raw(columns)})
          where ${sql.raw(condition)}`.execute(db);
      }
      for (const [name, columns] of [
        ['contest_entry_of_person', ['person_id', 'updated_at desc', 'id']],
        ['contest_entry_of_order', ['order_id']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('contest_entry')
          .columns([...columns])
          .execute();
      }
      await db.schema
        .createTable('contest_entry_member')
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_entry.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('invited_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('contest_entry_member_key', ['entry_id', 'person_id'])
        .execute();
      await db.schema
        .createIndex('contest_entry_member_of_person')
        .on('contest_entry_member')
        .columns(['person_id', 'invited_at desc', 'entry_id'])
        .execute();
      await db.schema
        .createTable('contest_entry_picture')
        .addColumn('key', key, (column) => column.primaryKey())
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_entry.id').onDelete('cascade'))
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('contest_entry_picture_of_entry')
        .on('contest_entry_picture')
        .columns(['entry_id', 'key'])
        .execute();
      await db.schema
        .createTable('contest_entry_tally')
        .addColumn('activity_id', key, (column) => column.primaryKey().references('activity.id'))
        .addColumn('last_number', 'bigint', (column) => column.notNull())
        .addColumn('shown_count', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-29-01-contest-shortlist': {
    async up(db) {
      // What a list asks is in the index: of what a far page skips, it alone is read. SQLite looks at the state again.
      await db.schema.dropIndex('contest_entry_in_shortlist').execute();
      await sql`create index contest_entry_in_shortlist on contest_entry (activity_id, number, state)
        where is_shown = 1 and state in ('shortlisted', 'notAwarded', 'awarded')`.execute(db);
    },
  },
};
