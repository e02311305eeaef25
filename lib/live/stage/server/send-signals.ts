import { millisecondsInSecond, secondsInMinute } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { stageLimits } from '../codes';
import type { sendSignals as contract, WrittenSignal } from '../contract';
import { type Access, findAccess } from './find-access';
import { requireOwnPeer } from './own-peer';

const limit = { max: stageLimits.signalsPerMinute, seconds: secondsInMinute };

/**
 * Sends signals of a page on a stage to other pages on it, in order; what is for one that is gone is dropped, and one that comes again
 * is not sent again. Throws as `findAccess`, NullPointer for a page that is not on the stage any more, TooManyRequests.
 */
export async function sendSignals(context: Context, input: InputOf<typeof contract>): Promise<null> {
  const access = await findAccess(context, input);
  for (const _ of input.signals) await context.limit({ name: 'stageSignals', client: input.peer, limit });
  // In one order of receivers, so that two who send to each other do not wait for one another.
  const signals = input.signals.toSorted((one, other) => (one.to < other.to ? -1 : Number(one.to > other.to)));
  await context.db.transaction(async (tx) => {
    await requireOwnPeer(tx, access, input.peer);
    for (const signal of signals) await send(tx, access, input.peer, signal, context.now());
  });
  return null;
}

async function send(tx: Tx, { broadcast }: Access, from: string, { to, ...signal }: WrittenSignal, now: number) {
  const receiver = await tx
    .updateTable('live_stage_peer')
    .set((peer) => ({ inbox: peer('inbox', '+', 1), inbox_at: now }))
    .where('id', '=', to)
    .where('id', '!=', from)
    .where('broadcast_id', '=', broadcast.id)
    .returning('inbox')
    .executeTakeFirst();
  if (!receiver) return;
  await tx
    .insertInto('live_stage_signal')
    .values({ ...signal, to_peer: to, seq: receiver.inbox, from_peer: from, broadcast_id: broadcast.id, sent_at: now })
    .onConflict((conflict) => conflict.columns(['to_peer', 'from_peer', 'number']).doNothing())
    .execute();
}

/** Removes the signals of a stage that are older than a minute: who has not read them has begun anew. */
export async function removeOldSignals(tx: Tx, broadcastId: string, now: number): Promise<void> {
  await tx
    .deleteFrom('live_stage_signal')
    .where('broadcast_id', '=', broadcastId)
    .where('sent_at', '<', now - stageLimits.signalSeconds * millisecondsInSecond)
    .execute();
}
