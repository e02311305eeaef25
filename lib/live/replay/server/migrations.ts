import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const replayMigrations: Migrations = {
  '2026-11-30-08-live-replays': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('live_replay')
        .addColumn('broadcast_id', key, (column) => column.primaryKey())
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('from_seconds', 'bigint', (column) => column.notNull())
        .addColumn('to_seconds', 'bigint')
        .addColumn('work_id', key)
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      // Those whose pieces are still there, by when they were touched last.
      await db.schema
        .createIndex('live_replay_by_age')
        .on('live_replay')
        .columns(['state', 'updated_at', 'broadcast_id'])
        .execute();
      await db.schema
        .createTable('live_recording')
        .addColumn('work_id', key, (column) => column.primaryKey())
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('parts', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('live_recording_of').on('live_recording').column('broadcast_id').execute();
    },
  },
};
