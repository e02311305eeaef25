import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { topicTag } from './page-tags';

/**
 * Counts members who came to a channel, or left it, in the transaction in which they do; answers how many there are. Its
 * page is dropped, at `now` (ms).
 */
export async function countMembers(tx: Tx, topicId: string, difference: number, now: number): Promise<number> {
  const counted = await tx
    .updateTable('topic')
    .set((set) => ({ member_count: set('member_count', '+', difference) }))
    .where('id', '=', topicId)
    .returning('member_count')
    .executeTakeFirstOrThrow();
  await invalidatePages(tx, [topicTag(topicId)], now);
  return counted.member_count;
}
