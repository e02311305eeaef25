import { millisecondsInMinute } from 'date-fns/constants';
import type { Follower, ServerEvent } from '@/lib/platform/server/api/route';
import type { FeedFollower } from '@/lib/platform/server/change-feed';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { followStage as contract, StageEvent } from '../contract';
import { signalFeed, stageFeed } from './feed';
import { type Access, findAccess, findStaged } from './find-access';
import { ownsPeer } from './own-peer';
import { readSignalsAfter } from './read-signals';
import { readStageRows, type StageRows } from './read-stage';
import { toStageView } from './stage-view';

/** How often a stream looks by itself, since the clock alone opens and closes a stage. */
const lookMs = 10_000;
/** After this time the client must come again, with a login or a pass that is still good. */
const longestMs = 30 * millisecondsInMinute;

/**
 * The stage now and after each change, and the signals to a peer of the caller from after the one that the client names: what a
 * sender on the stage sends comes after the stage that has the sender. Throws as `findAccess`.
 */
export async function followStage(
  context: Context,
  input: InputOf<typeof contract>,
  follower: Follower,
): Promise<AsyncIterable<ServerEvent<StageEvent>>> {
  const access = await findAccess(context, input);
  const after = /^\d{1,9}$/.test(follower.lastId ?? '') ? Number(follower.lastId) : 0;
  return stageEvents(context, access, { peer: input.peer, after }, follower.signal);
}

async function* stageEvents(
  context: Context,
  access: Access,
  { peer, after }: { peer: string; after: number },
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<StageEvent>> {
  const { db, now } = context;
  const { id } = access.broadcast;
  const places = { stage: stageFeed(context).follow(id), signals: signalFeed(context).follow(peer) };
  const endsAt = now() + longestMs;
  let [last, shown] = [after, ''];
  try {
    while (!signal.aborted && now() < endsAt) {
      const read = places.stage.take().at(-1) ?? (() => readStageRows(db.read, id));
      const [rows, current] = [await read(), await currentAccess(context, access)];
      if (!current || !isPassOf(access, rows)) return;
      const stage = await toStageView(context, current, rows);
      const text = JSON.stringify(stage);
      if (text !== shown) yield { data: { kind: 'stage', stage } };
      shown = text;
      const mine = rows.peers.find((one) => one.id === peer && ownsPeer(access, one));
      const signals = mine ? await readSignalsAfter(db.read, peer, last) : [];
      for (const { seq, ...sent } of signals) {
        yield { id: String(seq), data: { kind: 'signal', signal: sent } };
        last = seq;
      }
      if (signals.length === 0) await waitForEither(Object.values(places), signal);
    }
  } finally {
    for (const place of Object.values(places)) place.leave();
  }
}

/** The access with the facts of its broadcast as they are now; null where that is not public any more. */
async function currentAccess(context: Context, access: Access): Promise<Access | null> {
  try {
    return { ...access, broadcast: await findStaged(context, access.broadcast.id) };
  } catch (error) {
    if (error instanceof CodedError && error.code === 'NullPointer') return null;
    throw error;
  }
}

/** Whether the pass is still the one: a renewed one ends what the old one opened. */
const isPassOf = ({ passHash }: Access, { stage }: StageRows) => passHash === null || stage?.pass_hash === passHash;

/** Waits until something has happened in one of these places, or it is time to look. */
async function waitForEither(places: readonly Pick<FeedFollower<unknown>, 'wait'>[], signal: AbortSignal) {
  const round = new AbortController();
  const waits = places.map((place) => place.wait(AbortSignal.any([signal, round.signal]), lookMs));
  await Promise.race(waits);
  round.abort();
  // All are over before the next look, so that none takes a wake-up of the next round.
  await Promise.all(waits);
}
