import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const applicationMigrations: Migrations = {
  '2026-12-01-30-job-applications': {
    async up(db) {
      const key = keyText(db);
      let application = db.schema
        .createTable('job_application')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('job_id', key, (column) => column.notNull().references('job_post.id'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('state', key, (column) => column.notNull());
      for (const name of ['works', 'note', 'email', 'phone']) {
        application = application.addColumn(name, 'text', (column) => column.notNull());
      }
      for (const name of ['sent_at', 'updated_at', 'revision']) {
        application = application.addColumn(name, 'bigint', (column) => column.notNull());
      }
      await application
        .addColumn('note_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addUniqueConstraint('job_application_of_person_and_job', ['job_id', 'person_id'])
        .addCheckConstraint('job_application_sound', sql`note_count between 0 and 50`)
        .execute();
      // Lists of the company, without what was withdrawn. SQLite looks at the state again, so it is in the index.
      await sql`create index job_application_at_desk on job_application (job_id, sent_at desc, id, state)
        where state <> 'withdrawn'`.execute(db);
      await sql`create index job_application_in_state on job_application (job_id, state, sent_at desc, id)
        where state <> 'withdrawn'`.execute(db);
      for (const [name, columns] of [
        ['job_application_own', ['person_id', 'sent_at desc', 'id']],
        // What is old enough to be removed.
        ['job_application_by_age', ['sent_at', 'id']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('job_application')
          .columns([...columns])
          .execute();
      }
      await db.schema
        .createTable('job_application_step')
        .addColumn('application_id', key, (column) =>
          column.notNull().references('job_application.id').onDelete('cascade'),
        )
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('side', key, (column) => column.notNull())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('template', key)
        .addColumn('text', 'text', (column) => column.notNull().defaultTo(''))
        .addPrimaryKeyConstraint('job_application_step_key', ['application_id', 'number'])
        .execute();
      await db.schema
        .createTable('job_application_note')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('application_id', key, (column) =>
          column.notNull().references('job_application.id').onDelete('cascade'),
        )
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('job_application_note_of_application')
        .on('job_application_note')
        .columns(['application_id', 'added_at', 'id'])
        .execute();
    },
  },
};
