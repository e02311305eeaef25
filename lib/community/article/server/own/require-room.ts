import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { articleLimits } from '../../codes';

/**
 * Throws TooManyDrafts beyond the maximum of unpublished articles. The transaction has locked the person, so that concurrent
 * ones stay within the limit.
 */
export async function requireRoom(tx: Tx, personId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('article')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', personId)
    .where('state', 'in', ['pending_edit', 'pending_review', 'failed'])
    .executeTakeFirstOrThrow();
  if (count >= articleLimits.unpublished) throw new CodedError('TooManyDrafts');
}
