import { randomBytes } from 'node:crypto';
import { findHostedBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isStageOpen } from '../rules/opening';
import { findStaged, hashOfPass } from './find-access';
import { holdStage } from './hold-stage';

/**
 * Makes the pass of the page for the encoder of the caller's broadcast; it is in this answer and nowhere else. The one before is void,
 * and the page that it opened is cut off. Before the stage opens too, so that the encoder can be set up in time. Throws Unauthorized,
 * NullPointer for another person's broadcast, Changed for one that is over.
 */
export async function makeStagePass(context: Context, { id }: { id: string }): Promise<{ key: string }> {
  const { personId } = signedIn(context);
  const broadcast = await findHostedBroadcast(context.db.read, { id, personId });
  await findStaged(context, id);
  const now = context.now();
  const phase = phaseAt(broadcast, now);
  if (phase !== 'upcoming' && !isStageOpen({ phase, startAt: broadcast.startAt }, now)) throw new CodedError('Changed');
  const key = randomBytes(24).toString('base64url');
  await context.db.transaction(async (tx) => {
    await holdStage(tx, id, now);
    await tx
      .updateTable('live_stage')
      .set({ pass_hash: hashOfPass(key), pass_made_at: now })
      .where('broadcast_id', '=', id)
      .execute();
    await tx.deleteFrom('live_stage_peer').where('broadcast_id', '=', id).where('kind', '=', 'view').execute();
  });
  return { key };
}
