import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { commentsTag } from './page-tags';
import type { CommentEntryTable } from './tables';

/**
 * Tells that everybody sees so many comments more on a thing, or fewer: its owner counts, and the pages that show them are
 * dropped.
 *
 * However much is said, a node makes such a page anew no more than four times a second, as often as it looks for
 * invalidations; in between it is answered from memory. So nothing more is needed for a thing that many talk about at once.
 */
export async function tellChange(
  context: Context,
  tx: Tx,
  { kind, thing_id: thingId }: Pick<CommentEntryTable, 'kind' | 'thing_id'>,
  by: number,
): Promise<void> {
  await context.things[kind].countComments(context, tx, { id: thingId, by });
  await invalidatePages(tx, [commentsTag(kind, thingId)], context.now());
}
