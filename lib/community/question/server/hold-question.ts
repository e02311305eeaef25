import type { Selectable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { QuestionTable } from './tables';

export type QuestionRow = Selectable<QuestionTable>;

/**
 * Holds a question for the rest of the transaction and returns it as it stands; undefined for one that is not there. Its answers
 * come, change, go and are accepted only while it is held, one after the other, and so agree with what it counts and has
 * accepted. Several questions are held in the order of their ids.
 *
 * A write that changes nothing, because it locks the row on both engines. Reviews must be written before it: a decision writes the
 * review first and then the question, and the opposite order would deadlock.
 */
export async function holdQuestion(tx: Tx, id: string): Promise<QuestionRow | undefined> {
  return tx
    .updateTable('question')
    .set((question) => ({ answer_count: question.ref('answer_count') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The same for one that everybody sees and that is not closed. NullPointer, QuestionClosed. */
export async function holdOpenQuestion(tx: Tx, id: string): Promise<QuestionRow> {
  const question = await holdQuestion(tx, id);
  if (question?.state !== 'shown') throw new CodedError('NullPointer');
  if (question.closed_at !== null) throw new CodedError('QuestionClosed');
  return question;
}
