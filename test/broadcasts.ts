import { broadcastCode } from '@/lib/live/broadcast/codes';
import type { BroadcastRow } from '@/lib/live/broadcast/server/find-broadcast';
import type { Database } from '@/lib/platform/server/db/database';

type Changes = { startAt: number } & Partial<BroadcastRow>;

/** The row of a public broadcast of an hour that begins at `startAt` (ms), with the changes. */
export function broadcastRow({ startAt, ...changes }: Changes): BroadcastRow {
  return {
    ...{ id: 'broadcast', host_id: 'host', topic_id: null, review_state: broadcastCode.verified },
    ...{ title_zh: '夜航', title_en: 'Night flight', body_zh: '<p>现场。</p>', body_en: '<p>Live.</p>', cover: null },
    ...{ start_at: startAt, planned_end_at: startAt + 3_600_000, minutes: 60, price_fen: 0, source: 'encoder' },
    ...{ keeps_replay: 1, is_participatory: 0, created_at: startAt, updated_at: startAt },
    ...{ submitted_at: startAt, verified_at: startAt, edited_at: null, canceled_at: null },
    ...{ live_at: null, lost_at: null, ended_at: null, replay_id: null, replay_at: null, missed_at: null },
    ...{ source_address: '', revision: 0, reason: '', words: '[]', cancel_reason: '', comment_count: 0 },
    ...changes,
  };
}

/** Adds such a broadcast, and returns its id. */
export async function addBroadcast(db: Database, changes: Changes): Promise<string> {
  const row = broadcastRow(changes);
  await db.transaction((tx) => tx.insertInto('live_broadcast').values(row).execute());
  return row.id;
}
