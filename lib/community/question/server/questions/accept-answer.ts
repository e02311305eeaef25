import { earnPoints } from '@/lib/money/wallet/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { acceptAnswer as contract } from '../../contract';
import { holdOpenQuestion, type QuestionRow } from '../hold-question';
import { renewQuestion } from '../renew-question';

/**
 * Accepts an answer to an own question in place of another one, or none. What is asked for is the state: twice is once, and of
 * two at once the later one holds.
 *
 * Forbidden for who did not ask it, NullPointer for an answer that is not shown below this question, QuestionClosed.
 */
export async function acceptAnswer(context: Context, { id, answerId }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const question = await holdOpenQuestion(tx, id);
    if (question.author_id !== personId) throw new CodedError('Forbidden');
    const answer = answerId === '' ? null : await findShown(tx, id, answerId);
    if (question.accepted_id === (answer?.id ?? null)) return;
    const former = question.accepted_id === null ? null : await findShown(tx, id, question.accepted_id);
    const accepted_id = answer?.id ?? null;
    await tx.updateTable('question').set({ accepted_id }).where('id', '=', id).execute();
    await renewQuestion(tx, id, context.now());
    if (former) await tell(context, tx, question, { ...former, isAccepted: false });
    if (!answer) return;
    await reward(context, tx, question, answer);
    await tell(context, tx, question, { ...answer, isAccepted: true });
  });
  return null;
}

/** An accepted answer earns its author points, once; one's own answer earns none. */
async function reward(
  context: Context,
  tx: Tx,
  { author_id }: QuestionRow,
  answer: { id: string; author_id: string },
): Promise<void> {
  if (answer.author_id === author_id) return;
  await earnPoints(context, tx, { personId: answer.author_id, deed: 'answerAccepted', about: answer.id });
}

/** Read while the question is held, and so still shown when it is accepted. */
function findShown(tx: Tx, questionId: string, id: string) {
  return tx
    .selectFrom('answer')
    .select(['id', 'author_id'])
    .where('id', '=', id)
    .where('question_id', '=', questionId)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

function tell(
  context: Context,
  tx: Tx,
  { id, author_id }: QuestionRow,
  { isAccepted, ...answer }: { id: string; author_id: string; isAccepted: boolean },
): Promise<void> {
  return context.emit(context, tx, 'answer.accepted', {
    ...{ id: answer.id, questionId: id, authorId: answer.author_id, askerId: author_id, isAccepted },
  });
}
