import { flagTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { requireNotBlocked } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { say as contract, Said } from '../contract';
import { readSaidOf, toSaid } from './read-said';
import { addEvent, findTalker, holdTalk, isTalkOpen, type Room, requireRoom } from './talk-room';

type Input = InputOf<typeof contract>;

/**
 * Says something in the talk of a broadcast and returns it; sent twice it is said once. Its host and helpers do not wait in slow mode.
 * Throws NullPointer for a broadcast that is not public, Forbidden for who must pay first or was silenced, Blocked for who was blocked by
 * the host, PhoneNeeded for a caller without a bound phone, Changed where people cannot talk now, or only ask, code `400` with the rule
 * `prohibited` for prohibited words, TooManyRequests with the seconds to wait in slow mode.
 */
export async function say(context: Context, input: Input): Promise<Said> {
  const { id, text } = input;
  const { personId } = requireAllowed(context, 'post');
  const room = await requireRoom(context, id);
  await requireNotBlocked(context.db.read, personId, [room.broadcast.hostId]);
  await flagTexts(context, { texts: [{ field: 'text', text }], reviewed: [], acknowledged: false });
  const seq = await context.db.transaction((tx) => write(context, tx, { ...input, room, personId }));
  const [row] = await readSaidOf(context.db.read, id, [seq]);
  if (!row) throw new CodedError('Changed');
  return toSaid(row, context.language);
}

async function write(
  context: Context,
  tx: Tx,
  { id, clientId, kind, text, room, personId }: Input & { room: Room; personId: string },
): Promise<number> {
  const now = context.now();
  const { slow_seconds, questions_only } = await holdTalk(tx, id, now);
  const known = await tx
    .selectFrom('live_said')
    .select('seq')
    .where('broadcast_id', '=', id)
    .where('person_id', '=', personId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (known) return known.seq;
  const person = await findTalker(tx, id, personId);
  if (person?.is_silenced === 1) throw new CodedError('Forbidden');
  const isKeeper = room.role !== 'viewer';
  if (!isTalkOpen(room.broadcast, now) || (questions_only === 1 && kind !== 'question' && !isKeeper)) {
    throw new CodedError('Changed');
  }
  const waitMs = isKeeper ? 0 : (person?.said_at ?? 0) + slow_seconds * 1000 - now;
  if (waitMs > 0) throw new CodedError('TooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  const seq = await addEvent(tx, id, { kind: 'said', subject: clientId }, now);
  const { liveAt } = room.broadcast;
  await tx
    .insertInto('live_said')
    .values({
      ...{ broadcast_id: id, seq, kind, person_id: personId, role: room.role, text, client_id: clientId },
      ...{ said_at: now, stream_ms: liveAt === null ? null : now - liveAt, removed_at: null },
    })
    .execute();
  await tx
    .insertInto('live_talk_person')
    .values({ broadcast_id: id, person_id: personId, said_at: now })
    .onConflict((same) => same.columns(['broadcast_id', 'person_id']).doUpdateSet({ said_at: now }))
    .execute();
  return seq;
}
