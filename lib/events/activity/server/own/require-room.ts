import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { activityLimits } from '../../codes';

/**
 * Throws TooManyDrafts beyond the maximum of activities that were never public. The transaction has locked the person, so that concurrent
 * ones stay within the limit.
 */
export async function requireRoom(tx: Tx, personId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('activity')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organiser_id', '=', personId)
    .where('verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= activityLimits.unpublished) throw new CodedError('TooManyDrafts');
}
