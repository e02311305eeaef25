import { recordAudit } from '@/lib/base/audit/port';
import { withdrawReviews } from '@/lib/base/moderation/port';
import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeQuestion as contract } from '../../contract';
import { holdQuestion, type QuestionRow } from '../hold-question';
import { renewQuestion } from '../renew-question';

/**
 * Removes a question with its answers. If others have answered, its asker closes it instead: it can be read, and nothing is added
 * or changed any more (specification section 6, only the owner deletes). Staff who review texts remove any, which is recorded.
 *
 * Throws Unauthorized for a visitor, NotOwner ('not authorized to delete') for anybody else; NullPointer for one that is unknown,
 * removed, or visible only to its asker.
 */
export async function removeQuestion(
  context: Context,
  { id }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  return context.db.transaction(async (tx) => {
    const { author_id, state: seen } = await findThere(tx, id);
    const isOwner = author_id === personId;
    const isReviewer = mayDo(context, 'reviewTexts');
    if (!isReviewer && !isOwner && seen === 'waiting') throw new CodedError('NullPointer');
    if (!isReviewer && !mayDo(context, 'deleteDiscussion', { isOwner })) throw new CodedError('NotOwner');
    await withdrawAll(tx, id);
    const question = await holdQuestion(tx, id);
    if (!question || question.state === 'removed') throw new CodedError('NullPointer');
    const isClosed = isOwner && (await isAnsweredByOthers(tx, question));
    if (isClosed) await close(tx, question, context.now());
    else await takeAway(tx, id);
    await renewQuestion(tx, id, context.now());
    if (!isOwner) {
      const deed = { action: 'question.post.removed', subject: 'question', subjectId: id };
      await recordAudit(context, tx, { ...deed, before: { state: question.state }, after: { state: 'removed' } });
    }
    return { isClosed };
  });
}

function findThere(tx: Tx, id: string) {
  return tx
    .selectFrom('question')
    .select(['author_id', 'state'])
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** What waits for review on it is not needed any more, however it ends. */
async function withdrawAll(tx: Tx, id: string): Promise<void> {
  await withdrawReviews(tx, 'question', id);
  const answers = await tx
    .selectFrom('answer')
    .innerJoin('moderation_review as review', 'review.subject_id', 'answer.id')
    .select('answer.id')
    .distinct()
    .where('question_id', '=', id)
    .where('review.kind', '=', 'answer')
    .where('review.state', '=', 'pending')
    .execute();
  for (const answer of answers) await withdrawReviews(tx, 'answer', answer.id);
}

/** Whether somebody other than its asker has answered it. The question is held. */
export async function isAnsweredByOthers(tx: Tx, { id, author_id }: QuestionRow): Promise<boolean> {
  const answer = await tx
    .selectFrom('answer')
    .select('id')
    .where('question_id', '=', id)
    .where('state', '=', 'shown')
    .where('author_id', '!=', author_id)
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

/** Closes a question that is held; answers that nobody has seen yet go. Once is enough. */
export async function close(tx: Tx, { id, closed_at }: QuestionRow, now: number): Promise<void> {
  await tx
    .updateTable('question')
    .set({ closed_at: closed_at ?? now })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('answer')
    .set({ state: 'removed' })
    .where('question_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Removes a question that is held, with its answers: none of them is shown without it. */
export async function takeAway(tx: Tx, id: string): Promise<void> {
  const nothing = { state: 'removed', answer_count: 0, accepted_id: null } as const;
  await tx.updateTable('question').set(nothing).where('id', '=', id).execute();
  await tx
    .updateTable('answer')
    .set({ state: 'removed' })
    .where('question_id', '=', id)
    .where('state', '!=', 'removed')
    .execute();
}
