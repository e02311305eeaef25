import { type ColumnDefinitionBuilder, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

export const stageMigrations: Migrations = {
  '2026-11-30-07-live-stage': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('live_stage')
        .addColumn('broadcast_id', key, (column) => column.primaryKey())
        .addColumn('pass_hash', key, (column) => column.unique())
        .addColumn('pass_made_at', 'bigint')
        .addColumn('version', 'bigint', counter)
        .addColumn('changed_at', 'bigint', required)
        .addColumn('closed_at', 'bigint')
        .execute();
      await db.schema.createIndex('live_stage_changed').on('live_stage').column('changed_at').execute();
      await db.schema
        .createTable('live_stage_guest')
        .addColumn('broadcast_id', key, required)
        .addColumn('person_id', key, required)
        .addColumn('state', key, required)
        .addColumn('asked_at', 'bigint', required)
        .addColumn('since', 'bigint', required)
        .addColumn('seen_at', 'bigint', required)
        .addColumn('is_silenced', 'bigint', counter)
        .addPrimaryKeyConstraint('live_stage_guest_key', ['broadcast_id', 'person_id'])
        .execute();
      // Of a popular stage many have left, and are not read again.
      await sql`create index live_stage_guest_active on live_stage_guest (broadcast_id, asked_at, person_id)
        where state in ('asked', 'invited', 'onStage')`.execute(db);
      await db.schema
        .createIndex('live_stage_guest_person')
        .on('live_stage_guest')
        .columns(['person_id', 'asked_at'])
        .execute();
      await db.schema
        .createTable('live_stage_peer')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('broadcast_id', key, required)
        .addColumn('kind', key, required)
        .addColumn('person_id', key, required)
        .addColumn('is_muted', 'bigint', required)
        .addColumn('has_picture', 'bigint', required)
        .addColumn('joined_at', 'bigint', required)
        .addColumn('seen_at', 'bigint', required)
        .addColumn('inbox', 'bigint', counter)
        .addColumn('inbox_at', 'bigint', counter)
        .addUniqueConstraint('live_stage_peer_one', ['broadcast_id', 'kind', 'person_id'])
        .execute();
      await db.schema.createIndex('live_stage_peer_inbox').on('live_stage_peer').column('inbox_at').execute();
      await db.schema.createIndex('live_stage_peer_person').on('live_stage_peer').column('person_id').execute();
      await db.schema
        .createTable('live_stage_signal')
        .addColumn('to_peer', key, required)
        .addColumn('seq', 'bigint', required)
        .addColumn('from_peer', key, required)
        .addColumn('number', 'bigint', required)
        .addColumn('kind', key, required)
        .addColumn('content', 'text', required)
        .addColumn('broadcast_id', key, required)
        .addColumn('sent_at', 'bigint', required)
        .addPrimaryKeyConstraint('live_stage_signal_key', ['to_peer', 'seq'])
        .addUniqueConstraint('live_stage_signal_once', ['to_peer', 'from_peer', 'number'])
        .execute();
      await db.schema
        .createIndex('live_stage_signal_old')
        .on('live_stage_signal')
        .columns(['broadcast_id', 'sent_at'])
        .execute();
    },
  },
};
