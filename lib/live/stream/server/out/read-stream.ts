import { sql } from 'kysely';
import { briefly } from '@/lib/platform/server/briefly';
import type { Database, Reader } from '@/lib/platform/server/db/database';
import { pieces, streamQualities } from '../../codes';
import { liveMaster, livePlaylist } from '../../rules/playlist';

interface Parts {
  db: Database;
  now(): number;
}

const rememberMaster = briefly<string | null>();
const rememberList = briefly<string | null>();
const rememberSession = briefly<string | null>();

/** A stream, as it goes on or as it was recorded. */
interface AskedStream {
  broadcastId: string;
  /** All that is there of it. */
  isRecording: boolean;
}

/**
 * The playlist of the qualities of a stream, of one that goes on by its last piece; null for one without pieces. Kept for a second, for
 * all viewers.
 */
export function readMaster(parts: Parts, asked: AskedStream): Promise<string | null> {
  return rememberMaster(parts, `${asked.broadcastId} ${asked.isRecording}`, () => writeMaster(parts.db.read, asked));
}

async function writeMaster(db: Reader, { broadcastId, isRecording }: AskedStream): Promise<string | null> {
  // The last piece of each quality by the key: over all qualities, the largest number would be looked for in every piece.
  const lasts = await Promise.all(streamQualities.map(({ height }) => findLast(db, broadcastId, height)));
  const newest = Math.max(...lasts.map((last) => last?.number ?? -1));
  // An encoder that came back with a smaller picture makes fewer qualities.
  const present = lasts.filter((last) => last !== undefined).filter(({ number }) => isRecording || number === newest);
  return present.length === 0
    ? null
    : liveMaster(present.map((row) => ({ ...row, bandwidth: bandwidthOf(row.quality) })));
}

function findLast(db: Reader, broadcastId: string, quality: number) {
  return db
    .selectFrom('live_piece')
    .select(['quality', 'number', 'width', 'height', 'codecs'])
    .where('broadcast_id', '=', broadcastId)
    .where('quality', '=', quality)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What a quality may need at most: its limit, its sound, and what the packets of a transport stream add. */
function bandwidthOf(height: number): number {
  const { video, audio } = streamQualities.find((quality) => quality.height === height) ?? streamQualities[0];
  return Math.ceil((video + audio) * 1.1);
}

/**
 * The playlist of one quality of a stream; null for a quality without pieces. Kept for a second, for all viewers: 2,000 of them cost
 * as much as one.
 */
export function readList(
  parts: Parts,
  asked: AskedStream & { quality: number; isOver: boolean },
): Promise<string | null> {
  const { broadcastId, isRecording, quality, isOver } = asked;
  return rememberList(parts, `${broadcastId} ${isRecording} ${quality} ${isOver}`, () =>
    writeList(parts.db.read, asked),
  );
}

async function writeList(
  db: Reader,
  { broadcastId, isRecording, quality, isOver }: AskedStream & { quality: number; isOver: boolean },
): Promise<string | null> {
  const rows = await db
    .selectFrom('live_piece')
    .select(['number', 'milliseconds', 'is_discontinuity'])
    .where('broadcast_id', '=', broadcastId)
    .where('quality', '=', quality)
    .orderBy('number', 'desc')
    .$if(!isRecording, (query) => query.limit(pieces.listed))
    .execute();
  const listed = rows.reverse().map(({ number, milliseconds, is_discontinuity }) => ({
    ...{ number, milliseconds },
    isDiscontinuity: is_discontinuity === 1,
  }));
  const [first] = listed;
  if (!first) return null;
  const { count } = await db
    .selectFrom('live_piece')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('broadcast_id', '=', broadcastId)
    .where('quality', '=', quality)
    .where('is_discontinuity', '=', sql.lit(1))
    // That of the first piece listed is not written before it, so it has happened too.
    .where('number', '<=', first.number)
    .executeTakeFirstOrThrow();
  return livePlaylist({ listed, discontinuitiesBefore: Number(count), isOver });
}

/** The session of a piece, which its key names; null for an unknown piece. Kept for a second: all viewers want the same ones. */
export function findSessionOf(
  parts: Parts,
  { broadcastId, quality, number }: { broadcastId: string; quality: number; number: number },
): Promise<string | null> {
  return rememberSession(parts, `${broadcastId} ${quality} ${number}`, async () => {
    const row = await parts.db.read
      .selectFrom('live_piece')
      .select('session_id')
      .where('broadcast_id', '=', broadcastId)
      .where('quality', '=', quality)
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.session_id ?? null;
  });
}
