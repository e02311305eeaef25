import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { workLimits } from '../../codes';

/**
 * Throws TooManyDrafts beyond the maximum of unpublished works: each has a film that nobody has reviewed. The
 * transaction has locked the person, so that concurrent works stay within the limit.
 */
export async function requireRoom(tx: Tx, personId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('video')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', personId)
    .where('state', 'in', ['pending_edit', 'pending_review', 'failed'])
    .executeTakeFirstOrThrow();
  if (count >= workLimits.unpublished) throw new CodedError('TooManyDrafts');
}
