import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';
import { playlistLimits } from '../codes';

export const playlistMigrations: Migrations = {
  '2026-11-20-35-playlist': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('playlist')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('owner_id', key, (column) => column.notNull().references('person.id'))
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('intro', 'text', (column) => column.notNull())
        .addColumn('is_public', 'integer', (column) => column.notNull())
        .addColumn('is_taken_down', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('entry_count', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('collect_count', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addCheckConstraint('playlist_size', sql`entry_count between 0 and ${sql.lit(playlistLimits.videos)}`)
        .execute();
      await db.schema
        .createIndex('playlist_own')
        .on('playlist')
        .columns(['owner_id', 'updated_at desc', 'id'])
        .execute();
      // Only public lists, in the order of a person's lists.
      await sql`create index playlist_of_person on playlist (owner_id, updated_at desc, id)
        where is_public = 1`.execute(db);
      await db.schema
        .createTable('playlist_entry')
        .addColumn('playlist_id', key, (column) => column.notNull().references('playlist.id').onDelete('cascade'))
        .addColumn('video_id', key, (column) => column.notNull().references('video.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('playlist_entry_pk', ['playlist_id', 'video_id'])
        .execute();
      await db.schema
        .createIndex('playlist_entry_order')
        .on('playlist_entry')
        .columns(['playlist_id', 'position', 'video_id'])
        .execute();
      await db.schema.createIndex('playlist_entry_video').on('playlist_entry').column('video_id').execute();
    },
  },
  '2026-11-20-35-playlist-wish': {
    async up(db) {
      // A list whose title was not reviewed yet is private, whatever its creator chose.
      await db.schema
        .alterTable('playlist')
        .addColumn('is_wished_public', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '2026-11-20-40-playlist': {
    async up(db) {
      // Only public lists, by number of collections.
      await sql`create index playlist_collected on playlist (collect_count desc, updated_at desc, id)
        where is_public = 1`.execute(db);
    },
  },
};
