import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { mediaStorage } from '@/lib/base/media/port';
import { pieceKey } from '@/lib/live/stream/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { RecordedPiece } from '../rules/cut';

/** All pieces of a broadcast, the best quality first, each in the order of its numbers. */
export async function findPieces(db: Reader, broadcastId: string): Promise<RecordedPiece[]> {
  const rows = await db
    .selectFrom('live_piece')
    .select(['number', 'quality', 'session_id', 'begun_at', 'milliseconds', 'width', 'height', 'codecs'])
    .where('broadcast_id', '=', broadcastId)
    .orderBy('quality', 'desc')
    .orderBy('number')
    .execute();
  return rows.map(({ session_id, begun_at, ...piece }) => ({ ...piece, sessionId: session_id, begunAt: begun_at }));
}

/** The length of what is there of a recording, in whole seconds. */
export async function findSeconds(db: Reader, broadcastId: string): Promise<number> {
  const { milliseconds } = await db
    .selectFrom((pieces) =>
      pieces
        .selectFrom('live_piece')
        // A piece has about the same length in each of its qualities.
        .select(({ fn }) => fn.max('milliseconds').as('milliseconds'))
        .where('broadcast_id', '=', broadcastId)
        .groupBy('number')
        .as('piece'),
    )
    .select(({ fn }) => fn.sum<number | string | null>('milliseconds').as('milliseconds'))
    .executeTakeFirstOrThrow();
  return Math.round(Number(milliseconds ?? 0) / 1000);
}

/**
 * Writes pieces one after the other into a file in the folder, one file for each session: the times of a transport stream go on
 * within a session. Returns the names of the files, in order. A piece that is lost is left out.
 */
export async function joinPieces(
  { broadcastId, pieces, folder }: { broadcastId: string; pieces: readonly RecordedPiece[]; folder: string },
  signal: AbortSignal,
): Promise<string[]> {
  const sessions = Map.groupBy(pieces, ({ sessionId }) => sessionId);
  const names: string[] = [];
  for (const [, of] of sessions) {
    const name = `joined-${of[0]?.quality ?? 0}-${names.length}.ts`;
    await pipeline(Readable.from(bytesOf(broadcastId, of)), createWriteStream(join(folder, name)), { signal });
    names.push(name);
  }
  return names;
}

async function* bytesOf(broadcastId: string, pieces: readonly RecordedPiece[]) {
  for (const { sessionId, quality, number } of pieces) {
    const file = await mediaStorage().read(pieceKey({ broadcastId, sessionId, quality, number }));
    if (!file) continue;
    if (file.body instanceof Uint8Array) yield file.body;
    else yield* Readable.fromWeb(file.body as ReadableStream<Uint8Array>);
  }
}
