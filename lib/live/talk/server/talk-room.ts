import { millisecondsInMinute } from 'date-fns/constants';
import type { Selectable } from 'kysely';
import { mayDo } from '@/lib/base/permission/port';
import { isAdmitted } from '@/lib/live/admission/port';
import { type Broadcast, findPublicBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type TalkRole, talkOpensMinutes, talkPhases } from '../codes';
import type { LiveTalkEventTable, LiveTalkTable } from './tables';

export type TalkRow = Selectable<LiveTalkTable>;

/** The talk of a broadcast that a caller may read, and what they are in it. */
export interface Room {
  broadcast: Broadcast;
  role: TalkRole;
  isSilenced: boolean;
  /** May read and talk: it costs nothing, or they have paid. */
  isAdmitted: boolean;
}

/** The talk of a public broadcast. Throws NullPointer for one that is not public. */
export async function findRoom(context: Context, id: string): Promise<Room> {
  const { read } = context.db;
  const broadcast = await findPublicBroadcast(read, id);
  const personId = context.caller?.personId ?? '';
  const admitted = await isAdmitted(read, broadcast, personId);
  const person = personId === '' ? undefined : await findTalker(read, id, personId);
  const isHost = personId === broadcast.hostId;
  const role = isHost ? 'host' : person?.is_helper === 1 ? 'helper' : 'viewer';
  return { broadcast, role, isSilenced: person?.is_silenced === 1, isAdmitted: admitted };
}

/** The same for who may read it. Throws Forbidden for who must pay first, except staff who review broadcasts. */
export async function requireRoom(context: Context, id: string): Promise<Room> {
  const room = await findRoom(context, id);
  if (!room.isAdmitted && !mayDo(context, 'reviewBroadcasts')) throw new CodedError('Forbidden');
  return room;
}

/** The same for who looks after it: its host and helpers, and with `orStaff` staff who review broadcasts. Throws Forbidden. */
export async function requireKeeper(context: Context, id: string, { orStaff = false } = {}): Promise<Room> {
  const room = await findRoom(context, id);
  if (room.role === 'viewer' && !(orStaff && mayDo(context, 'reviewBroadcasts'))) throw new CodedError('Forbidden');
  return room;
}

export function findTalker(db: Reader, broadcastId: string, personId: string) {
  return db
    .selectFrom('live_talk_person')
    .selectAll()
    .where('broadcast_id', '=', broadcastId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** From when people can talk in a broadcast, in ms. */
export const talkOpensAt = ({ startAt }: Pick<Broadcast, 'startAt'>) =>
  startAt - talkOpensMinutes * millisecondsInMinute;

/** Whether people can talk in a broadcast at `now` (ms): from some time before its start until it is over. */
export function isTalkOpen(broadcast: Broadcast, now: number): boolean {
  const phase = phaseAt(broadcast, now);
  return now >= talkOpensAt(broadcast) && talkPhases.includes(phase);
}

/**
 * Locks a talk until the transaction ends, and makes it with the first use: numbers of events have no gap and rise in the order of
 * the commits.
 */
export async function holdTalk(tx: Tx, broadcastId: string, now: number): Promise<TalkRow> {
  const hold = () =>
    tx
      .updateTable('live_talk')
      .set((row) => ({ last_seq: row.ref('last_seq') }))
      .where('broadcast_id', '=', broadcastId)
      .returningAll()
      .executeTakeFirst();
  const held = await hold();
  if (held) return held;
  await tx
    .insertInto('live_talk')
    .values({ broadcast_id: broadcastId, changed_at: now, pinned_seq: null })
    .onConflict((same) => same.column('broadcast_id').doNothing())
    .execute();
  const made = await hold();
  if (!made) throw new Error('A talk was gone in the transaction that made it.');
  return made;
}

/** Adds an event to a talk that the transaction holds, and returns its number. */
export async function addEvent(
  tx: Tx,
  broadcastId: string,
  event: Pick<LiveTalkEventTable, 'kind' | 'subject'> & { isOn?: boolean },
  now: number,
): Promise<number> {
  const { last_seq: seq } = await tx
    .updateTable('live_talk')
    .set((row) => ({ last_seq: row('last_seq', '+', 1), changed_at: now }))
    .where('broadcast_id', '=', broadcastId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('live_talk_event')
    .values({ broadcast_id: broadcastId, seq, kind: event.kind, subject: event.subject, is_on: event.isOn ? 1 : 0 })
    .execute();
  return seq;
}
