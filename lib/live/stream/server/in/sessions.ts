import { createHash, randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import { earlyMinutes, interruption } from '@/lib/live/broadcast/codes';
import {
  type Broadcast,
  holdBroadcast,
  noteBack,
  noteEnded,
  noteLost,
  noteOnAir,
  phaseAt,
} from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { SessionEnd } from '../../codes';
import type { LivePieceTable } from '../tables';

/** A key as it is stored. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** Why a stream is not let in. */
export type Refusal = 'unknown' | 'early' | 'over' | 'busy';

/** A session that has begun. */
export interface Session {
  id: string;
  broadcast: Broadcast;
  /** The number of its first piece. */
  firstNumber: number;
}

/** A broadcast whose stream is fetched: from its address, or from a provider by the name that the stream has there. */
export interface FetchedStream {
  broadcastId: string;
  name?: string;
}

/** What a stream is of: a key that an encoder names, or a broadcast whose stream is fetched. */
export type StreamOf = { key: string } | FetchedStream;

/**
 * Begins a session of a broadcast at a node. Of two that begin at once one does: the broadcast's row is held. A session of a node that
 * was killed, or one that is to end, is ended by it. A broadcast that was interrupted has two minutes again for its first piece.
 */
export function beginSession(
  context: Context,
  { of, node }: { of: StreamOf; node: string },
): Promise<Session | Refusal> {
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const broadcast = await holdBroadcastOf(tx, of);
    if (!broadcast) return 'unknown';
    const refusal = refusalOf(broadcast, now);
    if (refusal) return refusal;
    const running = await tx
      .selectFrom('live_session')
      .select(['id', 'seen_at', 'stop_reason'])
      .where('broadcast_id', '=', broadcast.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (running?.stop_reason === null && running.seen_at > now - interruption.after * 1000) return 'busy';
    if (running) await endRow(tx, { id: running.id, at: now, reason: running.stop_reason ?? 'lost' });
    if (broadcast.liveAt !== null) {
      await noteBack(context, tx, broadcast.id);
      await noteLost(context, tx, broadcast.id, now);
    }
    const id = randomUUID();
    await tx
      .insertInto('live_session')
      .values({
        ...{ id, broadcast_id: broadcast.id, node, begun_at: now, seen_at: now },
        ...{ ended_at: null, end_reason: null, stop_reason: null },
      })
      .execute();
    return { id, broadcast, firstNumber: await findNextNumber(tx, broadcast.id) };
  });
}

/** The broadcast of a stream, held; null for a key or a name that is unknown or void, and for a stream of another kind. */
async function holdBroadcastOf(tx: Tx, of: StreamOf): Promise<Broadcast | null> {
  if ('broadcastId' in of) {
    const broadcast = await holdBroadcast(tx, of.broadcastId);
    const isIts =
      of.name === undefined
        ? broadcast.source === 'address'
        : broadcast.source === 'encoder' && (await hasName(tx, of.broadcastId, of.name));
    return isIts ? broadcast : null;
  }
  const hash = hashOfKey(of.key);
  const named = await findKey(tx, hash);
  if (!named) return null;
  const broadcast = await holdBroadcast(tx, named.broadcast_id);
  // Who makes a new key holds the broadcast too: now it is settled which one counts.
  return broadcast.source === 'encoder' && (await findKey(tx, hash)) ? broadcast : null;
}

const findKey = (tx: Tx, hash: string) =>
  tx.selectFrom('live_key').select('broadcast_id').where('hash', '=', hash).executeTakeFirst();

const hasName = async (tx: Tx, broadcastId: string, name: string) =>
  (await tx
    .selectFrom('live_key')
    .select('name')
    .where('broadcast_id', '=', broadcastId)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined;

/** Why a stream of a broadcast is not let in at `now` (ms); null where it is. */
export function refusalOf(broadcast: Broadcast, now: number): Extract<Refusal, 'early' | 'over'> | null {
  if (!broadcast.isPublic) return 'over';
  const phase = phaseAt(broadcast, now);
  if (phase === 'upcoming') return now < broadcast.startAt - earlyMinutes * millisecondsInMinute ? 'early' : null;
  return phase === 'late' || phase === 'live' || phase === 'interrupted' ? null : 'over';
}

/** The number after the last public piece of a broadcast. */
export async function findNextNumber(db: Reader, broadcastId: string): Promise<number> {
  const last = await db
    .selectFrom('live_piece')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('broadcast_id', '=', broadcastId)
    .executeTakeFirst();
  return (last?.number ?? -1) + 1;
}

/** The qualities of a stored piece, as rows. */
export type NewPiece = Omit<LivePieceTable, 'broadcast_id' | 'session_id'>;

/**
 * Makes a piece public: it is stored in all its qualities. The first one of a session puts the broadcast on air, or on again. False
 * where the session has ended meanwhile, or is to end.
 */
export function addPiece(
  context: Context,
  { session, rows }: { session: Session; rows: readonly NewPiece[] },
): Promise<boolean> {
  const { id, broadcast } = session;
  const [first] = rows;
  return context.db.transaction(async (tx) => {
    // Broadcast before session, as everywhere: two who hold them in different orders would wait for each other.
    if (first?.is_discontinuity === 1) await holdBroadcast(tx, broadcast.id);
    const running = await tx
      .updateTable('live_session')
      .set({ seen_at: context.now() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where('stop_reason', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!running) return false;
    await tx
      .insertInto('live_piece')
      .values(rows.map((row) => ({ ...row, broadcast_id: broadcast.id, session_id: id })))
      .execute();
    if (first?.is_discontinuity === 1) {
      await noteOnAir(context, tx, broadcast.id, Math.max(first.begun_at, broadcast.startAt));
      await noteBack(context, tx, broadcast.id);
    }
    return true;
  });
}

interface EndingSession {
  id: string;
  broadcastId: string;
  /** In ms. */
  at: number;
  reason: SessionEnd;
  /** It is ended only if its node said nothing since, in ms. */
  silentSince?: number;
}

/**
 * Ends a session. One whose encoder has gone leaves its broadcast interrupted, one that was ended ends it. A second time changes
 * nothing.
 */
export function endSession(
  context: Context,
  { id, broadcastId, at, reason, silentSince }: EndingSession,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    await holdBroadcast(tx, broadcastId);
    if (!(await endRow(tx, { id, at, reason, silentSince }))) return;
    if (endsBroadcast.has(reason)) await noteEnded(context, tx, broadcastId, at);
    else await noteLost(context, tx, broadcastId, at);
  });
}

const endsBroadcast: ReadonlySet<SessionEnd> = new Set(['ended', 'stopped', 'tooLong']);

async function endRow(tx: Tx, { id, at, reason, silentSince }: Omit<EndingSession, 'broadcastId'>): Promise<boolean> {
  const ended = await tx
    .updateTable('live_session')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .$if(silentSince !== undefined, (query) => query.where('seen_at', '<=', silentSince ?? 0))
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
