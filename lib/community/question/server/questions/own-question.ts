import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { QuestionRow } from '../hold-question';

/**
 * A question of the caller that is not removed. Forbidden for somebody else's, NullPointer for one that the caller does not see,
 * Unauthorized for a visitor.
 */
export async function findOwnQuestion(context: Context, db: Reader, id: string): Promise<QuestionRow> {
  const { personId } = signedIn(context);
  const question = await db.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirst();
  if (!question || question.state === 'removed') throw new CodedError('NullPointer');
  if (question.author_id !== personId) {
    throw new CodedError(question.state === 'shown' ? 'Forbidden' : 'NullPointer');
  }
  return question;
}
