import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const streamMigrations: Migrations = {
  '2026-11-30-02-live-streams': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('live_key')
        .addColumn('broadcast_id', key, (column) => column.primaryKey())
        .addColumn('hash', key, (column) => column.notNull().unique())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('name', key, (column) => column.unique())
        .addColumn('valid_until', 'bigint')
        .addColumn('ask_at', 'bigint')
        .addColumn('offline_at', 'bigint')
        .execute();
      await sql`create index live_key_to_ask on live_key (ask_at) where ask_at is not null`.execute(db);
      await db.schema
        .createTable('live_session')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('node', key, (column) => column.notNull())
        .addColumn('begun_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint')
        .addColumn('end_reason', key)
        .addColumn('stop_reason', key)
        .addColumn('health', 'text', (column) => column.notNull().defaultTo('{}'))
        .addCheckConstraint('live_session_sound', sql`(ended_at is null) = (end_reason is null)`)
        .execute();
      // One encoder at a time; what runs is found by it alone.
      await sql`create unique index live_session_running on live_session (broadcast_id)
        where ended_at is null`.execute(db);
      await db.schema
        .createIndex('live_session_of')
        .on('live_session')
        .columns(['broadcast_id', 'begun_at', 'id'])
        .execute();
      let piece = db.schema
        .createTable('live_piece')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('quality', 'bigint', (column) => column.notNull())
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addColumn('session_id', key, (column) => column.notNull())
        .addColumn('codecs', 'text', (column) => column.notNull());
      for (const name of ['begun_at', 'milliseconds', 'bytes', 'is_discontinuity', 'width', 'height']) {
        piece = piece.addColumn(name, 'bigint', (column) => column.notNull());
      }
      await piece.addPrimaryKeyConstraint('live_piece_key', ['broadcast_id', 'quality', 'number']).execute();
      // The last piece of a stream, in all its qualities.
      await db.schema.createIndex('live_piece_last').on('live_piece').columns(['broadcast_id', 'number']).execute();
      // Playlists count them, of streams of hours.
      await sql`create index live_piece_discontinuity on live_piece (broadcast_id, quality, number)
        where is_discontinuity = 1`.execute(db);
      await db.schema
        .createTable('live_preview')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('viewer', key, (column) => column.notNull())
        .addColumn('begun_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('live_preview_key', ['broadcast_id', 'viewer'])
        .execute();
      // Old ones are deleted.
      await db.schema.createIndex('live_preview_begun').on('live_preview').column('begun_at').execute();
      await db.schema
        .createTable('live_audience')
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('node', key, (column) => column.notNull())
        .addColumn('viewers', 'bigint', (column) => column.notNull())
        .addColumn('counted_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('live_audience_key', ['broadcast_id', 'node'])
        .execute();
      await db.schema
        .createTable('live_peak')
        .addColumn('broadcast_id', key, (column) => column.primaryKey())
        .addColumn('viewers', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
