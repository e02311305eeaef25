import type { Migrations } from '@/lib/platform/server/db/migrate';

export const playbackMigrations: Migrations = {
  '2026-11-20-33-playback': {
    async up(db) {
      // With the work in it, so that earlier pages of a history are passed over in the index alone.
      await db.schema.dropIndex('video_watch_latest').execute();
      await db.schema
        .createIndex('video_watch_latest')
        .on('video_watch')
        .columns(['person_id', 'watched_at desc', 'video_id'])
        .execute();
    },
  },
};
