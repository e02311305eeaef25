import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { topicLimits } from '../../codes';
import { hostsAsManyAsAllowed } from '../hosted';

/**
 * Throws TooManyChannels for who has as many channels that are not public as one may have, or hosts as many. The transaction
 * holds the person, so that of several channels at once no one is too many.
 */
export async function requireRoom(tx: Tx, personId: string): Promise<void> {
  const unpublished = await tx
    .selectFrom('topic')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('creator_id', '=', personId)
    .where('verified_at', 'is', null)
    .where('state', 'in', ['pending_edit', 'pending_review', 'failed'])
    .executeTakeFirstOrThrow();
  const isFull = unpublished.count >= topicLimits.unpublished || (await hostsAsManyAsAllowed(tx, personId));
  if (isFull) throw new CodedError('TooManyChannels');
}
