import { flagTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { reviewCode } from '../../codes';
import type { ActivityDraft, cancelActivity as contract } from '../../contract';
import { keepEntries } from '../entries';
import { showChange } from '../show-change';
import { type ActivityRow, findOwnActivity, type OwnActivityId } from './own-activity';
import { readDraft } from './read-draft';

/**
 * Cancels a public activity of the caller that has not ended, for good: it stays public with the reason, and 'activity.canceled'
 * tells and refunds who takes part. Canceling twice is canceling once; the first reason stays.
 * Throws code `400` with the rule `prohibited` for a reason with prohibited words, Changed for one that is not public or has
 * ended, NullPointer for one that is not the caller's.
 */
export async function cancelActivity(
  context: Context,
  { id, reason }: InputOf<typeof contract>,
): Promise<ActivityDraft> {
  const own = { id, personId: signedIn(context).personId };
  await findOwnActivity(context.db.read, own);
  await flagTexts(context, { texts: [{ field: 'reason', text: reason }], reviewed: [], acknowledged: false });
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const canceled = await cancel(tx, own, { reason, now });
    if (!canceled) return;
    await keepEntries(tx, canceled);
    await showChange(tx, canceled, now);
    await context.emit(context, tx, 'activity.canceled', { id, reason });
  });
  return readDraft(context, own);
}

/** The transition as one statement, for one of those who cancel at once; undefined for the others. */
async function cancel(
  tx: Tx,
  own: OwnActivityId,
  { reason, now }: { reason: string; now: number },
): Promise<ActivityRow | undefined> {
  const canceled = await tx
    .updateTable('activity')
    .set((row) => ({
      ...{ canceled_at: now, cancel_reason: reason },
      ...{ revision: row('revision', '+', 1), updated_at: now, edited_at: now },
    }))
    .where('id', '=', own.id)
    .where('organiser_id', '=', own.personId)
    .where('review_state', '=', reviewCode.verified)
    .where('canceled_at', 'is', null)
    .where('hold_end_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (canceled) return canceled;
  const standing = await findOwnActivity(tx, own);
  if (standing.review_state !== reviewCode.verified || standing.canceled_at === null) throw new CodedError('Changed');
  return undefined;
}
