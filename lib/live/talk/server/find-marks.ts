import type { Reader } from '@/lib/platform/server/db/database';

/** A chapter that somebody marked while a stream went on. */
export interface TalkMark {
  title: string;
  /** Milliseconds since the stream began. */
  streamMs: number;
}

/** The chapters of a broadcast in the order of the stream, at most `talkLimits.chapters`; none where nobody marked one. */
export async function findMarks(db: Reader, broadcastId: string): Promise<TalkMark[]> {
  const rows = await db
    .selectFrom('live_chapter')
    .select(['title', 'stream_ms'])
    .where('broadcast_id', '=', broadcastId)
    .orderBy('stream_ms')
    .orderBy('client_id')
    .execute();
  return rows.map(({ title, stream_ms }) => ({ title, streamMs: stream_ms }));
}
