import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const messageMigrations: Migrations = {
  '2026-11-24-50-message': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('notice_reader')
        .addColumn('person_id', key, (column) => column.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('last_seq', 'bigint', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('notice_reader_changed').on('notice_reader').column('changed_at').execute();
      await db.schema
        .createTable('notice_read')
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('type', key, (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('notice_read_pk', ['person_id', 'type'])
        .execute();
      await db.schema
        .createTable('notice')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('type', key, (column) => column.notNull())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('gather_key', key)
        .addColumn('about_kind', key)
        .addColumn('about_id', key)
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('actor_count', 'integer', (column) => column.notNull().check(sql`actor_count >= 0`))
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('read_seq', 'bigint', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addColumn('is_shown', 'integer', (column) => column.notNull())
        // Notices that do not gather have no key, and nulls are distinct.
        .addUniqueConstraint('notice_gathered', ['person_id', 'gather_key'])
        .execute();
      // For the lists of all types and of one, the counts, and the removal of old ones.
      await sql`create index notice_latest on notice (person_id, seq, id) where is_shown = 1`.execute(db);
      await sql`create index notice_of_type on notice (person_id, type, seq, id) where is_shown = 1`.execute(db);
      await sql`create index notice_unread on notice (person_id, type, seq) where is_shown = 1 and read_seq < seq`.execute(
        db,
      );
      await db.schema.createIndex('notice_when').on('notice').column('last_at').execute();
      await db.schema
        .createTable('notice_actor')
        .addColumn('notice_id', key, (column) => column.notNull().references('notice.id').onDelete('cascade'))
        .addColumn('person_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('is_withdrawn', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('notice_actor_pk', ['notice_id', 'person_id'])
        .execute();
      await sql`create index notice_actor_latest on notice_actor (notice_id, at, person_id) where is_withdrawn = 0`.execute(
        db,
      );
      await db.schema.createIndex('notice_actor_person').on('notice_actor').column('person_id').execute();
    },
  },
  '2026-11-24-56-notice-settings': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('notice_recipient')
        .addColumn('person_id', key, (column) => column.primaryKey().references('person.id'))
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('language', key, (column) => column.notNull())
        .addColumn('mailed_seq', 'bigint', (column) => column.notNull())
        .addColumn('mailed_day', key, (column) => column.notNull())
        .addColumn('is_unreachable', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('notice_setting')
        .addColumn('person_id', key, (column) => column.notNull().references('notice_recipient.person_id'))
        .addColumn('type', key, (column) => column.notNull())
        .addColumn('on_site', 'integer', (column) => column.notNull())
        .addColumn('by_mail', 'integer', (column) => column.notNull())
        .addColumn('by_wechat', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('notice_setting_pk', ['person_id', 'type'])
        .execute();
      // Those who get mail, batch by batch.
      await sql`create index notice_setting_mailed on notice_setting (person_id) where by_mail = 1`.execute(db);
    },
  },
};
