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

/** The broadcast of a key; null for an unknown one. */
export async function findByKey(db: Reader, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('live_key')
    .select('broadcast_id')
    .where('hash', '=', hashOfKey(key))
    .executeTakeFirst();
  return row?.broadcast_id ?? null;
}

/** Why an encoder is not let in. */
export type Refusal = 'early' | 'over' | 'busy';

/** A session that has begun. */
export interface Session {
  id: string;
  broadcast: Broadcast;
  /** The number of its first piece. */
  firstNumber: number;
}

/**
 * Begins a session of a broadcast at a node. Of two that begin at once one does: the broadcast's row is held. What a node that was
 * killed left is ended. Throws NullPointer for an unknown broadcast.
 */
export function beginSession(
  context: Context,
  { broadcastId, node }: { broadcastId: string; node: string },
): Promise<Session | Refusal> {
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const broadcast = await holdBroadcast(tx, broadcastId);
    const refusal = refusalOf(broadcast, now);
    if (refusal) return refusal;
    const running = await tx
      .selectFrom('live_session')
      .select(['id', 'seen_at'])
      .where('broadcast_id', '=', broadcastId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (running && running.seen_at > now - interruption.after * 1000) return 'busy';
    if (running) await endRow(tx, { id: running.id, at: now, reason: 'lost' });
    const id = randomUUID();
    await tx
      .insertInto('live_session')
      .values({
        ...{ id, broadcast_id: broadcastId, node, begun_at: now, seen_at: now },
        ...{ ended_at: null, end_reason: null, stop_reason: null },
      })
      .execute();
    const last = await tx
      .selectFrom('live_piece')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('broadcast_id', '=', broadcastId)
      .executeTakeFirst();
    return { id, broadcast, firstNumber: (last?.number ?? -1) + 1 };
  });
}

function refusalOf(broadcast: Broadcast, now: number): Refusal | null {
  if (!broadcast.isPublic) return 'over';
  const phase = phaseAt(broadcast, now);
  if (phase === 'upcoming') return now < broadcast.startAt - earlyMinutes * millisecondsInMinute ? 'early' : null;
  return phase === 'late' || phase === 'live' || phase === 'interrupted' ? null : 'over';
}

/** The qualities of a stored piece, as rows. */
export type NewPiece = Omit<LivePieceTable, 'broadcast_id' | 'session_id'>;

/**
 * Makes a piece public: it is stored in all its qualities. The first one of a session puts the broadcast on air, or on again. False
 * where the session has ended meanwhile.
 */
export function addPiece(
  context: Context,
  { session, rows }: { session: Session; rows: readonly NewPiece[] },
): Promise<boolean> {
  const { id, broadcast } = session;
  return context.db.transaction(async (tx) => {
    const running = await tx
      .updateTable('live_session')
      .set({ seen_at: context.now() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!running) return false;
    await tx
      .insertInto('live_piece')
      .values(rows.map((row) => ({ ...row, broadcast_id: broadcast.id, session_id: id })))
      .execute();
    const [first] = rows;
    if (first?.is_discontinuity === 1) {
      await noteOnAir(context, tx, broadcast.id, Math.max(first.begun_at, broadcast.startAt));
      await noteBack(context, tx, broadcast.id);
    }
    return true;
  });
}

/**
 * Ends a session. One whose encoder has gone leaves its broadcast interrupted, one that was ended ends it. A second time changes
 * nothing.
 */
export function endSession(
  context: Context,
  { id, broadcastId, at, reason }: { id: string; broadcastId: string; at: number; reason: SessionEnd },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    if (!(await endRow(tx, { id, at, reason }))) return;
    if (reason === 'ended' || reason === 'stopped' || reason === 'tooLong')
      await noteEnded(context, tx, broadcastId, at);
    else await noteLost(context, tx, broadcastId, at);
  });
}

async function endRow(tx: Tx, { id, at, reason }: { id: string; at: number; reason: SessionEnd }): Promise<boolean> {
  const ended = await tx
    .updateTable('live_session')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
