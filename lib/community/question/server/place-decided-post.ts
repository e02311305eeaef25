import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { showAnswer } from './answers/show-answer';
import { holdQuestion } from './hold-question';
import { keepVersion } from './keep-version';
import { wholeField } from './questions/whole-question';
import { renewQuestion } from './renew-question';

/**
 * An allowed question is shown, a refused one removed; an allowed text of a shown one takes its place, which is a change as any
 * other. What is closed or gone meanwhile stays as it is.
 */
export async function placeDecidedQuestion(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  const now = context.now();
  const question = await holdQuestion(tx, id);
  if (!question || question.closed_at !== null) return !isAllowed;
  if (field === wholeField) {
    if (question.state !== 'waiting') return !isAllowed;
    const state = isAllowed ? 'shown' : 'removed';
    await tx.updateTable('question').set({ state }).where('id', '=', id).execute();
  } else {
    if (!isAllowed || question.state !== 'shown') return true;
    const revision = question.revision + 1;
    await tx
      .updateTable('question')
      .set({ ...(field === 'title' ? { title: text } : { text }), revision, edited_at: now })
      .where('id', '=', id)
      .execute();
    await keepVersion(tx, 'question', question);
  }
  await renewQuestion(tx, id, now);
  return true;
}

/**
 * An allowed answer is shown, a refused one removed; an allowed text of a shown one takes its place. Below a question that is closed
 * or gone nothing is shown any more.
 */
export async function placeDecidedAnswer(
  context: Context,
  tx: Tx,
  { id, text, isAllowed }: DecidedText,
): Promise<boolean> {
  const now = context.now();
  const place = await tx.selectFrom('answer').select('question_id').where('id', '=', id).executeTakeFirst();
  const question = place && (await holdQuestion(tx, place.question_id));
  const answer = await tx.selectFrom('answer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!question || !answer || answer.state === 'removed') return !isAllowed;
  const isOpen = question.state === 'shown' && question.closed_at === null;
  const change = tx.updateTable('answer').where('id', '=', id);
  if (answer.state === 'waiting') {
    const isShown = isAllowed && isOpen;
    await change.set({ state: isShown ? 'shown' : 'removed' }).execute();
    if (isShown) await showAnswer(context, tx, question, answer);
    return true;
  }
  if (!isAllowed || !isOpen) return !isAllowed;
  await change.set({ text, revision: answer.revision + 1, edited_at: now }).execute();
  await keepVersion(tx, 'answer', answer);
  await renewQuestion(tx, question.id, now);
  return true;
}
