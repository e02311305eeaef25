import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const verificationMigrations: Migrations = {
  '2026-11-26-01-verification': {
    async up(db) {
      await createApplications(db);
      await createPictures(db);
    },
  },
};

async function createApplications(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('verification_application')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('kind', key, required)
    .addColumn('state', key, required)
    .addColumn('revision', 'integer', required)
    .addColumn('client_id', key, required)
    .addColumn('sealed', 'text')
    .addColumn('number_digest', key)
    .addColumn('valid_until', key)
    .addColumn('submitted_at', 'bigint', required)
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', key)
    .addColumn('refusal', key)
    .addColumn('reason', 'text', required)
    .addColumn('reminded_at', 'bigint')
    .addColumn('pictures_removed_at', 'bigint')
    .addUniqueConstraint('verification_sent', ['person_id', 'client_id'])
    .execute();
  for (const state of ['pending', 'passed']) {
    await sql`create unique index ${sql.ref(`verification_${state}`)} on verification_application (person_id, kind)
      where state = ${sql.lit(state)}`.execute(db);
  }
  // One paper verifies one account.
  await sql`create unique index verification_paper on verification_application (kind, number_digest)
    where state = 'passed'`.execute(db);
  await db.schema
    .createIndex('verification_queue')
    .on('verification_application')
    .columns(['state', 'submitted_at', 'id'])
    .execute();
  await db.schema
    .createIndex('verification_queue_of_kind')
    .on('verification_application')
    .columns(['state', 'kind', 'submitted_at', 'id'])
    .execute();
  await db.schema
    .createIndex('verification_of_person')
    .on('verification_application')
    .columns(['person_id', 'kind', 'submitted_at'])
    .execute();
  await sql`create index verification_ends on verification_application (valid_until, id)
    where state = 'passed' and valid_until is not null`.execute(db);
  await sql`create index verification_with_pictures on verification_application (decided_at, id)
    where decided_at is not null and pictures_removed_at is null`.execute(db);
  await sql`create index verification_not_needed on verification_application (decided_at, id)
    where sealed is not null and state in ('refused', 'expired', 'replaced')`.execute(db);
}

async function createPictures(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('verification_picture')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('application_id', key, (column) =>
      column.notNull().references('verification_application.id').onDelete('cascade'),
    )
    .addColumn('side', key, required)
    .addColumn('media_key', key, required)
    .addUniqueConstraint('verification_picture_once', ['application_id', 'side'])
    .execute();
}
