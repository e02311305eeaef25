import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const talkMigrations: Migrations = {
  '2026-11-30-05-live-talk': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('live_talk')
        .addColumn('broadcast_id', key, (column) => column.primaryKey())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('last_seq', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('slow_seconds', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('questions_only', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('pinned_seq', 'bigint')
        .execute();
      await db.schema
        .createIndex('live_talk_changed')
        .on('live_talk')
        .columns(['changed_at', 'broadcast_id'])
        .execute();
      await db.schema
        .createTable('live_talk_event')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('subject', key, (column) => column.notNull())
        .addColumn('is_on', 'bigint', (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('live_talk_event_key', ['broadcast_id', 'seq'])
        .execute();
      await db.schema
        .createTable('live_said')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull())
        .addColumn('role', key, (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('client_id', key, (column) => column.notNull())
        .addColumn('said_at', 'bigint', (column) => column.notNull())
        .addColumn('stream_ms', 'bigint')
        .addColumn('is_answered', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('removed_at', 'bigint')
        .addPrimaryKeyConstraint('live_said_key', ['broadcast_id', 'seq'])
        .execute();
      await sql`create unique index live_said_once on live_said (broadcast_id, person_id, client_id)`.execute(db);
      await sql`create index live_said_of_person on live_said (person_id, broadcast_id, seq)`.execute(db);
      await sql`create index live_said_in_stream on live_said (broadcast_id, stream_ms, seq)
        where removed_at is null and stream_ms is not null`.execute(db);
      await sql`create index live_said_open on live_said (broadcast_id, seq)
        where kind = 'question' and is_answered = 0 and removed_at is null`.execute(db);
      await db.schema
        .createTable('live_talk_person')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('person_id', key, (column) => column.notNull())
        .addColumn('is_helper', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('is_silenced', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('said_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('live_talk_person_key', ['broadcast_id', 'person_id'])
        .execute();
      await sql`create index live_talk_helpers on live_talk_person (broadcast_id, person_id)
        where is_helper = 1`.execute(db);
      await sql`create index live_talk_silenced on live_talk_person (broadcast_id, person_id)
        where is_silenced = 1`.execute(db);
      await sql`create index live_talk_of_person on live_talk_person (person_id)`.execute(db);
      await db.schema
        .createTable('live_chapter')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('client_id', key, (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('stream_ms', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('live_chapter_key', ['broadcast_id', 'client_id'])
        .execute();
    },
  },
};
