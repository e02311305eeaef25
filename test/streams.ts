import { Readable } from 'node:stream';
import { mediaStorage } from '@/lib/base/media/port';
import { pieceKey } from '@/lib/live/stream/rules/piece-key';
import type { Database } from '@/lib/platform/server/db/database';

interface AddedPieces {
  broadcastId?: string;
  sessionId?: string;
  /** Of the first and of the last one. */
  from: number;
  to: number;
  qualities?: readonly number[];
  /** Where the first one does not go on from what was before. */
  isDiscontinuity?: boolean;
}

/** Adds stored pieces of two seconds, each with its quality and its number as content. */
export async function addPieces(
  db: Database,
  {
    broadcastId = 'broadcast',
    sessionId = 'session',
    from,
    to,
    qualities = [720, 360],
    isDiscontinuity = true,
  }: AddedPieces,
): Promise<void> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  for (const quality of qualities) {
    for (const number of numbers) {
      const content = Buffer.from(`piece ${quality} ${number}`);
      const key = pieceKey({ broadcastId, sessionId, quality, number });
      await mediaStorage().put(key, { stream: Readable.from([content]), size: content.length });
    }
  }
  const rows = qualities.flatMap((quality) =>
    numbers.map((number) => ({
      ...{ broadcast_id: broadcastId, session_id: sessionId, quality, number, begun_at: number * 2000 },
      ...{ milliseconds: 2000, bytes: 20, codecs: 'avc1.64001f,mp4a.40.2' },
      ...{ width: (quality * 16) / 9, height: quality },
      is_discontinuity: isDiscontinuity && number === from ? (1 as const) : (0 as const),
    })),
  );
  await db.transaction((tx) => tx.insertInto('live_piece').values(rows).execute());
}
