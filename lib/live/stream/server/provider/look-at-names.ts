import { millisecondsInMinute } from 'date-fns/constants';
import type { Updateable } from 'kysely';
import { earlyMinutes } from '@/lib/live/broadcast/codes';
import { findBroadcast, holdBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { type Repetition, repeat } from '@/lib/platform/server/repeat';
import { refusalOf } from '../in/sessions';
import { askForEnd } from '../in/stop-session';
import type { StreamNode } from '../in/stream-node';
import { takeAddress } from '../in/take-address';
import type { LiveKeyTable } from '../tables';
import type { LiveProvider } from './live-provider';

/** Names per look. */
const most = 20;
/** Milliseconds until a name is asked for again: as usual, where it seems to be gone, and while its broadcast is none to come. */
const again = { usual: 10_000, gone: 2000, over: millisecondsInMinute };

/** A name that is due. */
interface DueName {
  broadcast_id: string;
  name: string;
  valid_until: number;
  ask_at: number;
  offline_at: number | null;
  /** The session that fetches it; null for none. */
  session_id: string | null;
}

interface Following {
  context: Context;
  node: StreamNode;
  provider: LiveProvider;
}

/** Milliseconds between two looks: so long waits what a callback told. */
const lookEvery = 2000;

/** Follows the streams that a provider takes in. */
export const followNames = (following: Following, everyMs = lookEvery): Repetition =>
  repeat('names of streams', everyMs, () => lookAtNames(following));

/**
 * One look at the names that are due: from an hour before a broadcast until it is over, some node asks the provider every ten seconds
 * whether its name is online, and at once after a callback. What is online is fetched by a session like any other, so that whether it
 * is on air, interrupted or over follows from that. A provider that does not answer changes nothing.
 */
export async function lookAtNames(following: Following): Promise<void> {
  const { context, node } = following;
  const due = await findDue(context, node.hasRoom());
  await Promise.all(
    due.map((name) =>
      ask(following, name).catch((error: unknown) =>
        context.log.warn({ err: error, broadcastId: name.broadcast_id }, 'a provider did not say how a stream is'),
      ),
    ),
  );
}

/** Where this node has no room, another one asks for what nobody fetches yet. */
function findDue({ db, now }: Context, hasRoom: boolean): Promise<DueName[]> {
  return db.read
    .selectFrom('live_key')
    .leftJoin('live_session', (join) =>
      join.onRef('live_session.broadcast_id', '=', 'live_key.broadcast_id').on('live_session.ended_at', 'is', null),
    )
    .select(['live_key.broadcast_id', 'name', 'valid_until', 'ask_at', 'offline_at', 'live_session.id as session_id'])
    .where('ask_at', 'is not', null)
    .where('ask_at', '<=', now())
    .$if(!hasRoom, (query) => query.where('live_session.id', 'is not', null))
    .orderBy('ask_at')
    .limit(most)
    .$narrowType<{ name: string; valid_until: number; ask_at: number }>()
    .execute();
}

async function ask({ context, node, provider }: Following, due: DueName): Promise<void> {
  const now = context.now();
  // Who moves its time on asks: of several nodes one.
  if (!(await note(context, due, { ask_at: now + again.usual }))) return;
  const asked = { ...due, ask_at: now + again.usual };
  const broadcast = await findBroadcast(context.db.read, due.broadcast_id);
  const refusal = refusalOf(broadcast, now);
  if (refusal === 'early') {
    await note(context, asked, { ask_at: broadcast.startAt - earlyMinutes * millisecondsInMinute });
  } else if (refusal === 'over') {
    // Its end voids the name; until that is noted, and while it is not public, there is nothing to fetch.
    await note(context, asked, { ask_at: now + again.over });
  } else if (await provider.isOnline(due.name, now)) {
    if (due.offline_at !== null) await note(context, asked, { offline_at: null });
    const stream = { name: due.name, until: due.valid_until };
    const of = { broadcastId: due.broadcast_id, name: due.name };
    if (due.session_id === null) await takeAddress(node, of, { address: provider.playAddress(stream), isCopied: true });
  } else if (due.session_id !== null) {
    await noteOffline(context, asked);
  }
}

/**
 * Ends the session of a name that is not online: at the second time, since an answer may be wrong for a moment. A callback that says so
 * counts as the first.
 */
async function noteOffline(context: Context, due: DueName): Promise<void> {
  const now = context.now();
  if (due.offline_at === null) {
    await note(context, due, { offline_at: now, ask_at: now + again.gone });
    return;
  }
  await context.db.transaction(async (tx) => {
    // Who ends it changes the same rows in another order, and holds it too.
    await holdBroadcast(tx, due.broadcast_id);
    if (await noteIn(tx, due, { offline_at: null })) await askForEnd(tx, due.broadcast_id, 'left');
  });
}

const note = ({ db }: Context, due: DueName, changes: Changes) => db.transaction((tx) => noteIn(tx, due, changes));

type Changes = Pick<Updateable<LiveKeyTable>, 'ask_at' | 'offline_at'>;

/** Changes the row of a name if it is as it was seen: neither a callback nor a new key came between. */
async function noteIn(tx: Tx, { broadcast_id, name, ask_at }: DueName, changes: Changes): Promise<boolean> {
  const noted = await tx
    .updateTable('live_key')
    .set(changes)
    .where('broadcast_id', '=', broadcast_id)
    .where('name', '=', name)
    .where('ask_at', '=', ask_at)
    .returning('name')
    .executeTakeFirst();
  return noted !== undefined;
}
