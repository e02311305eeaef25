import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const filmMigrations: Migrations = {
  '2026-11-20-33-playback': {
    async up(db) {
      // Includes the work, so that earlier pages of a history are skipped in the index only.
      await db.schema.dropIndex('video_watch_latest').execute();
      await db.schema
        .createIndex('video_watch_latest')
        .on('video_watch')
        .columns(['person_id', 'watched_at desc', 'video_id'])
        .execute();
    },
  },
  '2026-11-24-41-video-download': {
    async up(db) {
      await db.schema.alterTable('video_source').addColumn('download', keyText(db)).execute();
    },
  },
};
