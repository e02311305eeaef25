import { millisecondsInDay } from 'date-fns/constants';
import { sql } from 'kysely';
import { appendOnly } from '@/lib/platform/server/db/append-only';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const voteMigrations: Migrations = {
  '2026-11-28-03-contest-votes': {
    async up(db) {
      const key = keyText(db);
      let tally = db.schema
        .createTable('contest_vote_tally')
        .addColumn('entry_id', key, (column) => column.primaryKey().references('contest_entry.id'))
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('category_id', key, (column) => column.notNull())
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addColumn('is_shown', 'bigint', (column) => column.notNull());
      for (const name of ['cast_count', 'valid_count', 'frozen_cast_count', 'frozen_valid_count']) {
        tally = tally.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      await tally
        .addCheckConstraint(
          'contest_vote_tally_sound',
          sql`valid_count >= 0 and valid_count <= cast_count and frozen_valid_count >= 0
            and frozen_valid_count <= frozen_cast_count and frozen_cast_count <= cast_count`,
        )
        .execute();
      // The orders of boards, of a contest and of each category; of what a far page skips, the index alone is read.
      for (const [name, columns] of [
        ['contest_vote_board', 'activity_id, valid_count desc, number, entry_id'],
        ['contest_vote_board_frozen', 'activity_id, frozen_valid_count desc, number, entry_id'],
        ['contest_vote_board_of_category', 'activity_id, category_id, valid_count desc, number, entry_id'],
        [
          'contest_vote_board_of_category_frozen',
          'activity_id, category_id, frozen_valid_count desc, number, entry_id',
        ],
      ] as const) {
        await sql`create index ${sql.ref(name)} on contest_vote_tally (${sql.raw(columns)})
          where is_shown = 1`.execute(db);
      }
      await db.schema
        .createIndex('contest_vote_tally_of_contest')
        .on('contest_vote_tally')
        .columns(['activity_id', 'entry_id'])
        .execute();
      await db.schema
        .createTable('contest_vote')
        .addColumn('entry_id', key, (column) => column.notNull().references('contest_vote_tally.entry_id'))
        .addColumn('person_id', key, (column) => column.notNull())
        .addColumn('activity_id', key, (column) => column.notNull())
        .addColumn('voted_at', 'bigint', (column) => column.notNull())
        .addColumn('void_reason', 'text')
        .addColumn('void_at', 'bigint')
        .addPrimaryKeyConstraint('contest_vote_key', ['entry_id', 'person_id'])
        .addCheckConstraint('contest_vote_sound', sql`(void_reason is null) = (void_at is null)`)
        .execute();
      await appendOnly(db, 'contest_vote', ['delete', 'truncate']);
      await db.schema
        .createIndex('contest_vote_of_person')
        .on('contest_vote')
        .columns(['person_id', 'voted_at desc', 'entry_id'])
        .execute();
      // What staff take out is looked for by when it was cast.
      await sql`create index contest_vote_in_time on contest_vote (entry_id, voted_at, person_id)
        where void_at is null`.execute(db);
      await db.schema
        .createTable('contest_vote_void')
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('reason', key, (column) => column.notNull())
        .addColumn('void_count', 'bigint', (column) => column.notNull())
        .addColumn('frozen_void_count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('contest_vote_void_key', ['activity_id', 'reason'])
        .execute();
    },
  },
  '2026-11-28-06-votes-of-newcomers': {
    async up(db) {
      await db.schema
        .alterTable('contest_vote')
        .addColumn('is_newcomer', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update contest_vote set is_newcomer = 1 where exists (
        select 1 from person where person.id = contest_vote.person_id
          and contest_vote.voted_at - person.created_at < ${millisecondsInDay})`.execute(db);
      // When an entry was voted for is counted from the index alone; on SQLite only if it has the column of its condition.
      await db.schema.dropIndex('contest_vote_in_time').execute();
      await sql`create index contest_vote_in_time on contest_vote (entry_id, voted_at, person_id, is_newcomer, void_at)
        where void_at is null`.execute(db);
      // Those that staff look at beside them; few votes are in it, and none when it is cast.
      await sql`create index contest_vote_voided_in_time on contest_vote (entry_id, voted_at, person_id)
        where void_at is not null`.execute(db);
    },
  },
};
