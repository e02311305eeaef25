import { changeFeed } from '@/lib/platform/server/change-feed';
import type { Database } from '@/lib/platform/server/db/database';
import { readStageRows, type StageRows } from './read-stage';

/** Stages that change, each with a way to read it that all streams of the process share: a long line is read once. */
export const stageFeed = changeFeed({
  name: 'stages',
  async look(db, since) {
    const rows = await db.read
      .selectFrom('live_stage')
      .select(['broadcast_id', 'version'])
      .where('changed_at', '>', since)
      .execute();
    return { changed: rows.map(({ broadcast_id: key, version }) => ({ key, version, change: readOnce(db, key) })) };
  },
});

function readOnce(db: Database, id: string): () => Promise<StageRows> {
  let rows: Promise<StageRows> | undefined;
  return () => {
    rows ??= readStageRows(db.read, id);
    return rows;
  };
}

/** Peers to whom something was sent. */
export const signalFeed = changeFeed({
  name: 'signals between stages',
  async look(db, since) {
    const rows = await db.read
      .selectFrom('live_stage_peer')
      .select(['id', 'inbox'])
      .where('inbox_at', '>', since)
      .execute();
    return { changed: rows.map(({ id, inbox }) => ({ key: id, version: inbox, change: true })) };
  },
});
