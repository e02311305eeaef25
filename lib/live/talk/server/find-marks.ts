import type { Reader } from '@/lib/platform/server/db/database';
import type { Chapter } from '../contract';

/** The chapters of a broadcast in the order of the stream, at most `talkLimits.chapters`; none where nobody marked one. */
export async function findMarks(db: Reader, broadcastId: string): Promise<Chapter[]> {
  const rows = await db
    .selectFrom('live_chapter')
    .select(['client_id', 'title', 'stream_ms'])
    .where('broadcast_id', '=', broadcastId)
    .orderBy('stream_ms')
    .orderBy('client_id')
    .execute();
  return rows.map(({ client_id, title, stream_ms }) => ({ id: client_id, title, streamMs: stream_ms }));
}
