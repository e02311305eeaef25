import { type ColumnDefinitionBuilder, sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const doorMigrations: Migrations = {
  '2026-11-27-40-door': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('door_key')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, required)
        .addColumn('name', 'text', required)
        .addColumn('hash', key, (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', required)
        .addColumn('last_used_at', 'bigint')
        .addColumn('revoked_at', 'bigint')
        .execute();
      await db.schema
        .createIndex('door_key_of_activity')
        .on('door_key')
        .columns(['activity_id', 'created_at desc', 'id'])
        .execute();
      await db.schema
        .createTable('door_scan')
        .addColumn('activity_id', key, required)
        .addColumn('nonce', key, required)
        .addColumn('act', key, required)
        .addColumn('result', key, required)
        .addColumn('ticket_id', key)
        .addColumn('door', key, required)
        .addColumn('key_id', key)
        .addColumn('used_at', 'bigint')
        .addColumn('used_door', key, required)
        .addColumn('is_conflict', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('at', 'bigint', required)
        .addColumn('received_at', 'bigint', required)
        .addPrimaryKeyConstraint('door_scan_once', ['activity_id', 'nonce'])
        .execute();
      const latest = sql`(activity_id, received_at desc, nonce)`;
      await sql`create index door_scan_latest on door_scan ${latest}`.execute(db);
      await sql`create index door_scan_conflicts on door_scan ${latest} where is_conflict = 1`.execute(db);
      await db.schema
        .createTable('door_entry')
        .addColumn('ticket_id', key, (column) => column.primaryKey())
        .addColumn('activity_id', key, required)
        .addColumn('door', key, required)
        .execute();
      await db.schema.createIndex('door_entry_of_door').on('door_entry').columns(['activity_id', 'door']).execute();
      // The list of a door in portions, and its counts, from the index alone.
      await sql`create index ticket_at_door on ticket (activity_id, id, state, ticket_type_id)
        where state in ('valid', 'used')`.execute(db);
    },
  },
};
