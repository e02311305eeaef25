import { recordAudit } from '@/lib/base/audit/port';
import { withdrawReviews } from '@/lib/base/moderation/port';
import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeAnswer as contract } from '../../contract';
import { holdQuestion } from '../hold-question';
import { renewQuestion } from '../renew-question';

/**
 * Removes an answer; one that was accepted is so no longer. Allowed for its author, also below a closed question, and for staff who
 * review texts, which is recorded.
 *
 * Throws Unauthorized for a visitor, NotOwner ('not authorized to delete') for anybody else; NullPointer for one that is unknown,
 * removed, or visible only to its author.
 */
export async function removeAnswer(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const answer = await findThere(tx, id);
    const isOwner = answer.author_id === personId;
    const isReviewer = mayDo(context, 'reviewTexts');
    if (!isReviewer && !isOwner && answer.state === 'waiting') throw new CodedError('NullPointer');
    if (!isReviewer && !mayDo(context, 'deleteDiscussion', { isOwner })) throw new CodedError('NotOwner');
    await withdrawReviews(tx, 'answer', id);
    await holdQuestion(tx, answer.question_id);
    // Read again, now that its question is held.
    const { state } = await findThere(tx, id);
    await takeAnswerAway(tx, { ...answer, state });
    await renewQuestion(tx, answer.question_id, context.now());
    if (isOwner) return;
    const deed = { action: 'question.answer.removed', subject: 'answer', subjectId: id };
    await recordAudit(context, tx, { ...deed, before: { state }, after: { state: 'removed' } });
  });
  return null;
}

function findThere(tx: Tx, id: string) {
  return tx
    .selectFrom('answer')
    .select(['id', 'question_id', 'author_id', 'state'])
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

type There = Awaited<ReturnType<typeof findThere>>;

/** Removes an answer below a question that is held, which counts it and accepts it no longer. */
export async function takeAnswerAway(
  tx: Tx,
  { id, question_id, state }: Pick<There, 'id' | 'question_id' | 'state'>,
): Promise<void> {
  await tx.updateTable('answer').set({ state: 'removed' }).where('id', '=', id).execute();
  if (state !== 'shown') return;
  await tx
    .updateTable('question')
    .set((row) => ({
      answer_count: row('answer_count', '-', 1),
      accepted_id: row.fn<string | null>('nullif', ['accepted_id', row.val(id)]),
    }))
    .where('id', '=', question_id)
    .execute();
}
