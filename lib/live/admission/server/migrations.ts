import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const admissionMigrations: Migrations = {
  '2026-11-30-06-live-passes': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('live_pass')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull())
        .addColumn('order_id', key, (column) => column.notNull().unique())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('given_at', 'bigint')
        .addColumn('returned_at', 'bigint')
        .addPrimaryKeyConstraint('live_pass_key', ['broadcast_id', 'person_id'])
        .addCheckConstraint(
          'live_pass_sound',
          sql`(state <> 'valid' or given_at is not null) and (state = 'returned') = (returned_at is not null)`,
        )
        .execute();
      await sql`create index live_pass_of_person on live_pass (person_id, given_at desc, broadcast_id)
        where state = 'valid'`.execute(db);
      // Those that end when a broadcast does not take place.
      await sql`create index live_pass_open on live_pass (broadcast_id, person_id)
        where state <> 'returned'`.execute(db);
    },
  },
};
