import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { AnswerOfPerson, getAnswer as contract } from '../../contract';
import { answerRows, toAnswerOfPerson } from './answer-item';

/** An answer as everybody sees it. NullPointer for one that is not shown. */
export async function getAnswer(context: Context, { id }: InputOf<typeof contract>): Promise<AnswerOfPerson> {
  const [row] = await answerRows(context.db.read, [id]);
  if (row?.state !== 'shown') throw new CodedError('NullPointer');
  return toAnswerOfPerson(row, context.language);
}
