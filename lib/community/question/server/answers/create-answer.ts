import { secondsInDay } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { flagTexts, submitForReview } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { requireNotBlocked } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { unlessTaken } from '@/lib/platform/server/db/unless-taken';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { questionLimits } from '../../codes';
import type { createAnswer as contract, OwnAnswer } from '../../contract';
import { holdOpenQuestion } from '../hold-question';
import { limitReviews } from '../review-limit';
import { readOwnAnswer } from './own-answers';
import { showAnswer } from './show-answer';

/**
 * Answers a question, in the language of the page. Prohibited words throw ProhibitedWords; once confirmed, the answer goes to
 * review, is visible only to its author and is not counted.
 *
 * AnsweredAlready for who has an answer there, of two sent at once for one of them; NullPointer for a question that is not shown,
 * QuestionClosed, Blocked if its asker has blocked the caller, PhoneNeeded, TooManyRequests for too many a day.
 */
export async function createAnswer(
  context: Context,
  { questionId, text, acknowledged }: InputOf<typeof contract>,
): Promise<OwnAnswer> {
  const { personId } = requireAllowed(context, 'post');
  const flagged = (await flagTexts(context, { texts: [{ field: 'text', text }], acknowledged })).get('text');
  const limit = { max: questionLimits.answersOfDay, seconds: secondsInDay, strict: true };
  await context.limit({ name: 'answers of', client: personId, limit });
  if (flagged) await limitReviews(context, personId);
  const now = context.now();
  const state = flagged ? ('waiting' as const) : ('shown' as const);
  const answer = {
    ...{ id: uuid(), question_id: questionId, author_id: personId, text, state },
    ...{ language: context.language, created_at: now },
  };
  await context.db.transaction(async (tx) => {
    if (flagged) await submitForReview(tx, { kind: 'answer', subjectId: answer.id, field: 'text', ...flagged }, now);
    const question = await holdOpenQuestion(tx, questionId);
    await requireNotBlocked(tx, personId, [question.author_id]);
    const isFirst = await unlessTaken(tx, () => tx.insertInto('answer').values(answer).execute());
    if (!isFirst) throw new CodedError('AnsweredAlready');
    if (state === 'shown') await showAnswer(context, tx, question, answer);
  });
  return readOwnAnswer(context, answer.id);
}
