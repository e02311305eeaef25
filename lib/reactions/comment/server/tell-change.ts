import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { commentsTag } from './page-tags';
import type { CommentEntryTable } from './tables';

/**
 * Applies a change in the number of public comments on a thing: its owner updates the count, and the pages that show
 * them are invalidated.
 * However many comments there are, a node renders such a page at most four times a second, as often as it polls
 * invalidations; in between it is answered from memory. So busy discussions need no special handling.
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
