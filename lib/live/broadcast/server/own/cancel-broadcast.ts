import { flagTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { broadcastCode } from '../../codes';
import type { BroadcastDraft, cancelBroadcast as contract, removeBroadcast as removeContract } from '../../contract';
import type { BroadcastRow } from '../find-broadcast';
import { showChange } from '../show-change';
import { removeAllCovers } from './covers';
import { findOwnBroadcast, type OwnBroadcastId } from './own-broadcast';
import { readDraft } from './read-draft';

/**
 * Cancels a public broadcast of the caller that was not on air, for good: it stays public with the reason, and
 * 'broadcast.canceled' tells and refunds who waits for it. Canceling twice is canceling once; the first reason stays.
 * Throws code `400` with the rule `prohibited` for a reason with prohibited words, Changed for one that is not public, was on air
 * or is missed, NullPointer for one that is not the caller's.
 */
export async function cancelBroadcast(
  context: Context,
  { id, reason }: InputOf<typeof contract>,
): Promise<BroadcastDraft> {
  const own = { id, personId: signedIn(context).personId };
  await findOwnBroadcast(context.db.read, own);
  await flagTexts(context, { texts: [{ field: 'reason', text: reason }], reviewed: [], acknowledged: false });
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const canceled = await cancel(tx, own, { reason, now });
    if (!canceled) return;
    await showChange(tx, canceled, now);
    await context.emit(context, tx, 'broadcast.canceled', { id, reason });
  });
  return readDraft(context, own);
}

/** The transition as one statement, for one of those who cancel at once; undefined for the others. */
async function cancel(
  tx: Tx,
  own: OwnBroadcastId,
  { reason, now }: { reason: string; now: number },
): Promise<BroadcastRow | undefined> {
  const canceled = await tx
    .updateTable('live_broadcast')
    .set((row) => ({
      ...{ canceled_at: now, cancel_reason: reason },
      ...{ revision: row('revision', '+', 1), updated_at: now, edited_at: now },
    }))
    .where('id', '=', own.id)
    .where('host_id', '=', own.personId)
    .where('review_state', '=', broadcastCode.verified)
    .where('canceled_at', 'is', null)
    .where('live_at', 'is', null)
    .where('missed_at', 'is', null)
    .where('planned_end_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (canceled) return canceled;
  const standing = await findOwnBroadcast(tx, own);
  if (standing.review_state !== broadcastCode.verified || standing.canceled_at === null)
    throw new CodedError('Changed');
  return undefined;
}

/**
 * Deletes a broadcast of the caller that was never public, with its covers. Throws Changed for one that was: who waits for it must
 * find it, so it is canceled instead. Throws NullPointer for one that is not the caller's.
 */
export async function removeBroadcast(context: Context, { id }: InputOf<typeof removeContract>): Promise<null> {
  const own = { id, personId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('live_broadcast')
      .where('id', '=', id)
      .where('host_id', '=', own.personId)
      .where('verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!removed) {
      await findOwnBroadcast(tx, own);
      throw new CodedError('Changed');
    }
    await removeAllCovers(tx, id, context.now());
    await context.emit(context, tx, 'broadcast.removed', { id });
  });
  return null;
}
