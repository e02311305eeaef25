import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { topicTag } from '../page-tags';

/** Counts a change of the banners of a channel that is held, drops its page, and returns the new revision. */
export async function changeBanners(context: Context, tx: Tx, topicId: string): Promise<number> {
  const { banner_revision } = await tx
    .updateTable('topic')
    .set((topic) => ({ banner_revision: topic('banner_revision', '+', 1) }))
    .where('id', '=', topicId)
    .returning('banner_revision')
    .executeTakeFirstOrThrow();
  await invalidatePages(tx, [topicTag(topicId)], context.now());
  return banner_revision;
}
