import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const broadcastMigrations: Migrations = {
  '2026-11-30-01-live-broadcasts': {
    async up(db) {
      const key = keyText(db);
      let broadcast = db.schema
        .createTable('live_broadcast')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('host_id', key, (column) => column.notNull())
        .addColumn('topic_id', key)
        .addColumn('source', key, (column) => column.notNull())
        .addColumn('cover', 'text')
        .addColumn('replay_id', key);
      for (const name of ['title_zh', 'title_en', 'body_zh', 'body_en', 'source_address', 'reason', 'cancel_reason']) {
        broadcast = broadcast.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
      }
      broadcast = broadcast.addColumn('words', 'text', (column) => column.notNull().defaultTo('[]'));
      const numbers = ['review_state', 'minutes', 'price_fen', 'keeps_replay', 'is_participatory'];
      for (const name of [...numbers, 'start_at', 'planned_end_at', 'created_at', 'updated_at']) {
        broadcast = broadcast.addColumn(name, 'bigint', (column) => column.notNull());
      }
      for (const name of ['revision', 'comment_count']) {
        broadcast = broadcast.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      const acts = ['submitted_at', 'verified_at', 'edited_at', 'canceled_at'];
      for (const name of [...acts, 'live_at', 'lost_at', 'ended_at', 'replay_at', 'missed_at']) {
        broadcast = broadcast.addColumn(name, 'bigint');
      }
      await broadcast
        .addCheckConstraint(
          'live_broadcast_sound',
          sql`(ended_at is null or live_at is not null) and (lost_at is null or live_at is not null)
            and (replay_at is null or replay_id is not null) and (missed_at is null or live_at is null)`,
        )
        .execute();
      // The public lists. What is filtered by is in each index too, so that a far page is read from it alone: SQLite reads the
      // columns of an index's own condition again.
      const isPublic = sql`review_state = 2 and canceled_at is null`;
      await sql`create index live_broadcast_to_come on live_broadcast
        (start_at, id, planned_end_at, review_state, canceled_at, live_at, missed_at)
        where ${isPublic} and live_at is null and missed_at is null`.execute(db);
      await sql`create index live_broadcast_on_air on live_broadcast
        (live_at desc, id, review_state, canceled_at, ended_at)
        where ${isPublic} and live_at is not null and ended_at is null`.execute(db);
      await sql`create index live_broadcast_with_replay on live_broadcast
        (live_at desc, id, review_state, canceled_at, replay_at)
        where ${isPublic} and replay_at is not null`.execute(db);
      await sql`create index live_broadcast_from_address on live_broadcast (start_at)
        where source = 'address' and ${isPublic} and missed_at is null and ended_at is null`.execute(db);
      await sql`create index live_broadcast_of_host on live_broadcast
        (host_id, start_at desc, id, review_state, canceled_at, missed_at)
        where ${isPublic} and missed_at is null`.execute(db);
      await sql`create index live_broadcast_published on live_broadcast (verified_at desc, id)
        where review_state = 2`.execute(db);
      for (const act of ['submitted', 'created']) {
        await sql`create index ${sql.ref(`live_broadcast_${act}`)}
          on live_broadcast ((review_state + 0), ${sql.ref(`${act}_at`)}, id, review_state)`.execute(db);
      }
      for (const columns of [
        ['host_id', 'updated_at desc', 'id'],
        ['host_id', 'review_state', 'updated_at desc', 'id'],
      ] as const) {
        await db.schema
          .createIndex(columns.length === 3 ? 'live_broadcast_own' : 'live_broadcast_own_in_state')
          .on('live_broadcast')
          .columns([...columns])
          .execute();
      }
      await sql`create index live_broadcast_in_topic on live_broadcast (topic_id)
        where topic_id is not null`.execute(db);
      await sql`create unique index live_broadcast_by_replay on live_broadcast (replay_id)
        where replay_id is not null`.execute(db);
      await db.schema
        .createTable('live_cover')
        .addColumn('key', key, (column) => column.primaryKey())
        .addColumn('broadcast_id', key, (column) => column.notNull())
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('live_cover_of').on('live_cover').columns(['broadcast_id', 'added_at']).execute();
    },
  },
};
