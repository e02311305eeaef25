import { forgetReviewsOf } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { commentsTag } from './page-tags';

/**
 * Removes the texts of an erased person's comments, also from reviews and pages. The rows stay, as those of a deleted
 * user, since others have replied. Comments under review are deleted.
 */
export async function eraseComments(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.leaving'],
): Promise<void> {
  const reviewed = await tx
    .selectFrom('comment_entry')
    .innerJoin('moderation_review as review', 'review.subject_id', 'comment_entry.id')
    .select('comment_entry.id')
    .where('author_id', '=', personId)
    .where('review.kind', '=', 'comment')
    .execute();
  // Before the comments, as everywhere: a decision writes the review first.
  for (const { id } of reviewed) await forgetReviewsOf(tx, 'comment', id);
  const own = tx.updateTable('comment_entry').where('author_id', '=', personId);
  await own.set({ state: 'removed' }).where('state', '=', 'waiting').execute();
  const erased = await own.set({ text: '' }).returning(['kind', 'thing_id']).execute();
  const tags = new Set(erased.map(({ kind, thing_id: thingId }) => commentsTag(kind, thingId)));
  await invalidatePages(tx, [...tags], context.now());
}

/** Adds the person's comments to an export, including removed ones and those under review. */
export async function exportComments(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('comment_entry')
    .select(['id', 'kind', 'thing_id', 'root_id', 'text', 'state', 'created_at'])
    .where('author_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  parts.comments = rows.map((row) => ({
    id: row.id,
    about: { kind: row.kind, id: row.thing_id },
    answerTo: row.root_id,
    text: row.text,
    state: row.state,
    at: new Date(row.created_at).toISOString(),
  }));
}
