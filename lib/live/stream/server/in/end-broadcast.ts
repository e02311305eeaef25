import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { BroadcastStanding } from '@/lib/live/broadcast/contract';
import { findHostedBroadcast, holdBroadcast, noteEnded, phaseAt, readStanding } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { SessionEnd } from '../../codes';
import type * as contract from '../../contract';
import { askForEnd } from './stop-session';

/**
 * Ends a broadcast of the caller that is on air or interrupted, for good; ending twice is ending once. Throws Changed for one that was
 * not on air, NullPointer for one that is not the caller's.
 */
export async function endBroadcast(
  context: Context,
  { id }: InputOf<typeof contract.endBroadcast>,
): Promise<BroadcastStanding> {
  const { personId } = signedIn(context);
  await findHostedBroadcast(context.db.read, { id, personId });
  await context.db.transaction((tx) => end(context, tx, id, 'ended'));
  return readStanding(context, id);
}

/**
 * Ends a broadcast that is on air, which is recorded with the reason; its host is told. Throws Unauthorized or Forbidden for callers
 * who may not review broadcasts, Changed for one that is not on air, NullPointer for an unknown one.
 */
export async function stopStream(context: Context, { id, reason }: InputOf<typeof contract.stopStream>): Promise<null> {
  requireAllowed(context, 'reviewBroadcasts');
  await context.db.transaction(async (tx) => {
    const hostId = await end(context, tx, id, 'stopped');
    await recordAudit(context, tx, {
      action: 'live.stream.stopped',
      subject: 'live',
      subjectId: id,
      before: null,
      after: { reason },
    });
    await context.emit(context, tx, 'stream.stopped', { id, hostId, reason });
  });
  return null;
}

async function end(context: Context, tx: Tx, id: string, reason: SessionEnd): Promise<string> {
  const broadcast = await holdBroadcast(tx, id);
  if (broadcast.liveAt === null) throw new CodedError('Changed');
  const now = context.now();
  const phase = phaseAt(broadcast, now);
  if (reason === 'stopped' && phase !== 'live' && phase !== 'interrupted') throw new CodedError('Changed');
  await askForEnd(tx, id, reason);
  await noteEnded(context, tx, id, now);
  return broadcast.hostId;
}
