import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { mediaStorage } from '@/lib/base/media/port';
import { pieceKey } from '@/lib/live/stream/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { RecordedPiece } from '../rules/cut';

/** All pieces of a broadcast, in the order of their numbers. */
export async function findPieces(db: Reader, broadcastId: string): Promise<RecordedPiece[]> {
  const rows = await db
    .selectFrom('live_piece')
    .select(['number', 'quality', 'session_id', 'milliseconds', 'width', 'height', 'codecs'])
    .where('broadcast_id', '=', broadcastId)
    .orderBy('quality', 'desc')
    .orderBy('number')
    .execute();
  return rows.map(({ session_id, ...piece }) => ({ ...piece, sessionId: session_id }));
}

/** The pieces of the best quality, which say how long a recording is. */
export function bestOf(pieces: readonly RecordedPiece[]): RecordedPiece[] {
  const best = Math.max(...pieces.map(({ quality }) => quality));
  return pieces.filter(({ quality }) => quality === best);
}

/** The length of pieces, in whole seconds. */
export const secondsOf = (pieces: readonly RecordedPiece[]) =>
  Math.round(pieces.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000);

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
