import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { activityCategory, reviewCode } from '../codes';
import { showChange } from './show-change';

interface NamedContest {
  /** That of its activity. */
  id: string;
  /** Nobody else's: `contest` keeps names unique. */
  name: string;
}

/**
 * Gives a public contest its address by name, in the transaction that publishes it; its row is locked from then on. Throws
 * EventCanceled for one that is canceled, Changed for one that has not passed review or was taken down.
 */
export async function nameContest({ now }: Context, tx: Tx, { id, name }: NamedContest): Promise<void> {
  const named = await tx
    .updateTable('activity')
    .set({ contest_name: name })
    .where('id', '=', id)
    .where('category', '=', activityCategory.contest)
    .where('review_state', '=', reviewCode.verified)
    .where('canceled_at', 'is', null)
    .returning(['id', 'organiser_id'])
    .executeTakeFirst();
  if (named) return showChange(tx, named, now());
  const standing = await tx.selectFrom('activity').select('canceled_at').where('id', '=', id).executeTakeFirst();
  throw new CodedError(standing && standing.canceled_at !== null ? 'EventCanceled' : 'Changed');
}
