import { recordAudit } from '@/lib/base/audit/port';
import { withdrawReviews } from '@/lib/base/moderation/port';
import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeComment as contract } from '../contract';
import { countReplies, holdThread } from './hold-thread';
import type { CommentEntryTable } from './tables';
import { tellChange } from './tell-change';

/**
 * Removes a comment with its replies, or a reply. Allowed for its author (specification section 6), and for staff who
 * review texts, which is recorded.
 * Throws Unauthorized for a visitor, NotOwner ('not authorized to delete') for anybody else; NullPointer for one that
 * is unknown, already removed, or visible only to its author.
 */
export async function removeComment(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const entry = await findEntry(tx, id);
    const isOwner = entry.author_id === personId;
    const isReviewer = mayDo(context, 'reviewTexts');
    if (!isReviewer && !isOwner && entry.state === 'waiting') throw new CodedError('NullPointer');
    if (!isReviewer && !mayDo(context, 'deleteDiscussion', { isOwner })) throw new CodedError('NotOwner');
    await withdrawAll(tx, entry);
    await holdThread(tx, entry.root_id ?? id);
    // Read again, now that its thread is locked.
    const { state } = await findEntry(tx, id);
    const gone = await takeAway(tx, entry);
    if (gone > 0) await tellChange(context, tx, entry, -gone);
    if (isOwner) return;
    const deed = { action: 'comment.entry.removed', subject: 'comment', subjectId: id };
    await recordAudit(context, tx, { ...deed, before: { state }, after: { state: 'removed' } });
  });
  return null;
}

type Entry = Pick<CommentEntryTable, 'id' | 'root_id'>;

function findEntry(tx: Tx, id: string) {
  return tx
    .selectFrom('comment_entry')
    .select(['id', 'kind', 'thing_id', 'author_id', 'root_id', 'state'])
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Reviews of removed comments are not needed any more. */
async function withdrawAll(tx: Tx, { id }: Entry): Promise<void> {
  const waiting = await tx
    .selectFrom('comment_entry')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('root_id', '=', id)]))
    .where('state', '=', 'waiting')
    .execute();
  for (const entry of waiting) await withdrawReviews(tx, 'comment', entry.id);
}

/** Returns the number of comments that were shown before. The thread is locked. */
async function takeAway(tx: Tx, { id, root_id: rootId }: Entry): Promise<number> {
  const tree = tx
    .updateTable('comment_entry')
    .set({ state: 'removed', reply_count: 0 })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('root_id', '=', id)]));
  const shown = await tree.where('state', '=', 'shown').returning('id').execute();
  await tree.where('state', '=', 'waiting').execute();
  if (rootId !== null) await countReplies(tx, rootId, -shown.length);
  return shown.length;
}
