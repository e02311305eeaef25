import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { QuestionRow } from '../hold-question';
import { renewQuestion } from '../renew-question';

/** Counts an answer that becomes public below a question that is held, and tells of it. */
export async function showAnswer(
  context: Context,
  tx: Tx,
  question: QuestionRow,
  answer: { id: string; author_id: string },
): Promise<void> {
  const now = context.now();
  await tx
    .updateTable('question')
    .set((row) => ({ answer_count: row('answer_count', '+', 1), active_at: now }))
    .where('id', '=', question.id)
    .execute();
  await renewQuestion(tx, question.id, now);
  await context.emit(context, tx, 'answer.shown', {
    ...{ id: answer.id, questionId: question.id, authorId: answer.author_id, askerId: question.author_id },
  });
}
