import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { demandCode } from '../codes';
import { showChange } from './show-change';

/**
 * Notes that both sides have confirmed a proposal: the demand takes no others, and nobody can close it any more. Its last day may
 * be over, as that is for proposals. Throws DemandClosed for one that is closed, docked or not public.
 */
export async function dockDemand(context: Context, tx: Tx, id: string): Promise<void> {
  const now = context.now();
  const docked = await tx
    .updateTable('project_demand')
    .set((row) => ({ docked_at: now, revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('review_state', '=', demandCode.verified)
    .where('closed_at', 'is', null)
    .where('docked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!docked) throw new CodedError('DemandClosed');
  await showChange(tx, docked, now);
}

/** Makes a docked demand one without a team again: open until its last day. Does nothing for any other. */
export async function undockDemand(context: Context, tx: Tx, id: string): Promise<void> {
  const now = context.now();
  const undocked = await tx
    .updateTable('project_demand')
    .set((row) => ({ docked_at: null, revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('docked_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (undocked) await showChange(tx, undocked, now);
}
