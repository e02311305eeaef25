import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const judgingMigrations: Migrations = {
  '2026-11-28-04-contest-judging': {
    async up(db) {
      const key = keyText(db);
      let round = db.schema
        .createTable('judging_round')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull().defaultTo(''));
      for (const name of ['name_zh', 'name_en', 'criteria', 'tie_order']) {
        round = round.addColumn(name, 'text', (column) => column.notNull());
      }
      for (const name of ['position', 'per_entry', 'needs_reason', 'created_at', 'updated_at']) {
        round = round.addColumn(name, 'bigint', (column) => column.notNull());
      }
      for (const name of ['entry_count', 'go_on', 'revision']) {
        round = round.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      for (const name of ['deadline_at', 'opened_at', 'closed_at']) round = round.addColumn(name, 'bigint');
      await round.execute();
      await db.schema
        .createIndex('judging_round_in_order')
        .on('judging_round')
        .columns(['activity_id', 'position'])
        .unique()
        .execute();

      await db.schema
        .createTable('judging_judge')
        .addColumn('round_id', key, (column) => column.notNull().references('judging_round.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('is_chair', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('invited_at', 'bigint', (column) => column.notNull())
        .addColumn('answered_at', 'bigint')
        .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
        .addPrimaryKeyConstraint('judging_judge_key', ['round_id', 'person_id'])
        .execute();
      await sql`create unique index judging_judge_chair on judging_judge (round_id) where is_chair = 1`.execute(db);
      await sql`create index judging_judge_of_person on judging_judge (person_id, invited_at desc, round_id, state)
        where state in ('invited', 'accepted')`.execute(db);

      let entry = db.schema
        .createTable('judging_entry')
        .addColumn('round_id', key, (column) => column.notNull().references('judging_round.id'))
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_entry.id'))
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addColumn('score_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('tie', key)
        .addColumn('tie_criterion_id', key);
      for (const name of ['place', 'mean', 'chair_place']) entry = entry.addColumn(name, 'bigint');
      await entry.addPrimaryKeyConstraint('judging_entry_key', ['round_id', 'entry_id']).execute();
      await db.schema
        .createIndex('judging_entry_in_order')
        .on('judging_entry')
        .columns(['round_id', 'number', 'entry_id'])
        .execute();
      await sql`create index judging_entry_standing on judging_entry (round_id, place, number, entry_id)
        where place is not null`.execute(db);

      let assignment = db.schema
        .createTable('judging_assignment')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('round_id', key, (column) => column.notNull().references('judging_round.id'))
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_entry.id'))
        .addColumn('judge_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('scores', 'text', (column) => column.notNull().defaultTo('{}'))
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addColumn('assigned_at', 'bigint', (column) => column.notNull())
        .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0));
      for (const name of ['comment', 'reason']) {
        assignment = assignment.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
      }
      for (const name of ['total', 'scored_at']) assignment = assignment.addColumn(name, 'bigint');
      await assignment
        // Nobody gets an entry twice, also not after recusing themselves.
        .addUniqueConstraint('judging_assignment_once', ['round_id', 'entry_id', 'judge_id'])
        // Only what is scored has a total.
        .addCheckConstraint('judging_assignment_sound', sql`(state = 'scored' or state = 'setAside') or total is null`)
        .execute();
      for (const [name, columns] of [
        ['judging_assignment_of_judge', ['round_id', 'judge_id', 'position', 'id']],
        ['judging_assignment_in_state', ['round_id', 'judge_id', 'state', 'position', 'id']],
        ['judging_assignment_of_entry', ['round_id', 'entry_id', 'state']],
        ['judging_assignment_of_person', ['judge_id', 'entry_id', 'round_id']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('judging_assignment')
          .columns([...columns])
          .execute();
      }

      await db.schema
        .createTable('judging_conflict')
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('judge_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_entry.id'))
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('found_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('judging_conflict_key', ['entry_id', 'judge_id'])
        .execute();
      await db.schema
        .createIndex('judging_conflict_of_contest')
        .on('judging_conflict')
        .columns(['activity_id', 'judge_id', 'entry_id'])
        .execute();
    },
  },
};
