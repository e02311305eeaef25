import { millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'kysely';
import { mayDo } from '@/lib/base/permission/port';
import { earlyMinutes } from '@/lib/live/broadcast/codes';
import { findBroadcast, latestEndAt, readStanding } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getStreamDesk as contract, StreamDesk } from '../../contract';
import { countAudience } from '../audience';
import { healthOf } from './health-row';

/**
 * The stream of a broadcast, for its host and for staff who review broadcasts: where to send it, and what arrives. Throws NullPointer
 * for everybody else.
 */
export async function getStreamDesk(context: Context, { id }: InputOf<typeof contract>): Promise<StreamDesk> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const { hostId, startAt, plannedEndAt } = await findBroadcast(read, id);
  if (hostId !== personId && !mayDo(context, 'reviewBroadcasts')) throw new CodedError('NullPointer');
  const [standing, key, running, runs, audience] = await Promise.all([
    readStanding(context, id),
    findKey(read, id, latestEndAt(plannedEndAt)),
    findRunning(read, id),
    countRuns(read, id),
    countAudience(read, id, context.now()),
  ]);
  return {
    ...standing,
    server: env().live.server,
    keyMadeAt: key ? isoInBeijing(key.made_at) : null,
    opensAt: isoInBeijing(startAt - earlyMinutes * millisecondsInMinute),
    endsAt: isoInBeijing(latestEndAt(plannedEndAt)),
    health: running ? healthOf(running) : null,
    interruptions: Math.max(0, standing.phase === 'interrupted' ? runs : runs - 1),
    ...audience,
  };
}

/** The key that an encoder can send by until then: made for who takes streams in now, and valid so long. */
async function findKey(db: Reader, id: string, until: number): Promise<{ made_at: number } | undefined> {
  const key = await db
    .selectFrom('live_key')
    .select(['made_at', 'valid_until', 'ask_at'])
    .where('broadcast_id', '=', id)
    .executeTakeFirst();
  if (!key) return undefined;
  const { valid_until, ask_at } = key;
  const isUsable = env().live.provider ? ask_at !== null && (valid_until ?? 0) >= until : valid_until === null;
  return isUsable ? key : undefined;
}

const findRunning = (db: Reader, id: string) =>
  db
    .selectFrom('live_session')
    .select(['begun_at', 'health'])
    .where('broadcast_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** How often a broadcast went on air: its sessions that brought a piece. */
async function countRuns(db: Reader, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('live_piece')
    .select(({ fn }) => fn.count<number | string>('session_id').distinct().as('count'))
    .where('broadcast_id', '=', id)
    // As the index of discontinuities has it: each session begins with one.
    .where('is_discontinuity', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(count);
}
