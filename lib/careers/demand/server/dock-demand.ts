import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { demandCode } from '../codes';
import { showChange } from './show-change';

/**
 * Notes that both sides have confirmed a proposal: the demand takes no others, nobody can close it any more, and the caller, who is
 * its creator and has confirmed last, may see its contact. Its last day may be over, as that is for proposals. Throws DemandClosed
 * for one that is closed, docked or not public, Unauthorized for a visitor.
 */
export async function dockDemand(context: Context, tx: Tx, id: string): Promise<void> {
  const { personId } = signedIn(context);
  const now = context.now();
  const docked = await tx
    .updateTable('project_demand')
    .set((row) => ({ docked_at: now, docked_with: personId, revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('review_state', '=', demandCode.verified)
    .where('closed_at', 'is', null)
    .where('docked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!docked) throw new CodedError('DemandClosed');
  await showChange(tx, docked, now);
}
