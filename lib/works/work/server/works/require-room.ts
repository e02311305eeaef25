import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { workLimits } from '../../codes';

/**
 * Throws TooManyDrafts for who has as many works that are not public as one may have: each keeps a film that nobody has
 * looked at. The transaction holds the person, so that of several works at once no one is too many.
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
