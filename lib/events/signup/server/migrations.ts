import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const signupMigrations: Migrations = {
  '2026-11-27-30-signups': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('signup_wait')
        .addColumn('activity_id', key, (column) => column.notNull().references('activity.id'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('place', 'bigint', (column) => column.notNull())
        .addColumn('signed_up', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('signup_wait_of_activity', ['activity_id', 'person_id'])
        .execute();
      await db.schema
        .createIndex('signup_wait_in_order')
        .on('signup_wait')
        .columns(['activity_id', 'place'])
        .unique()
        .execute();
      await db.schema.createIndex('signup_wait_of_person').on('signup_wait').column('person_id').execute();
      // Whatever happens at once, nobody has two places.
      await sql`create unique index ticket_of_signup on ticket (person_id, activity_id)
        where order_id is null and state in ('valid', 'used')`.execute(db);
    },
  },
};
