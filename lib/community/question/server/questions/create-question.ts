import { secondsInDay } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { flagTexts } from '@/lib/base/moderation/port';
import { mayDo, requireAllowed } from '@/lib/base/permission/port';
import { holdMembership } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { unlessTaken } from '@/lib/platform/server/db/unless-taken';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { questionLimits } from '../../codes';
import type { createQuestion as contract } from '../../contract';
import { renewQuestion } from '../renew-question';
import { limitReviews } from '../review-limit';
import { reviewedWords, submitWhole } from './whole-question';

type Asked = DataOf<typeof contract>;

/**
 * Asks in a channel (specification section 6: only members do), in the language of the page. Prohibited words throw
 * ProhibitedWords; once confirmed, the question goes to review and is visible only to its asker. One that was sent before is not
 * asked again.
 *
 * MembersOnly for who is no member at this moment, NullPointer for a channel that is not there for everybody, PhoneNeeded without
 * a bound phone, TooManyRequests for too many a day.
 */
export async function createQuestion(
  context: Context,
  { topicId, clientId, acknowledged, title, text }: InputOf<typeof contract>,
): Promise<Asked> {
  const { personId } = requireAllowed(context, 'post');
  const sent = await findSent(context.db.read, personId, clientId);
  if (sent) return sent;
  const texts = [
    { field: 'title', text: title },
    { field: 'text', text },
  ];
  const words = reviewedWords(await flagTexts(context, { texts, acknowledged }));
  const limit = { max: questionLimits.questionsOfDay, seconds: secondsInDay, strict: true };
  await context.limit({ name: 'questions of', client: personId, limit });
  if (words.length > 0) await limitReviews(context, personId);
  const question: NewQuestion = {
    ...{ id: uuid(), topic_id: topicId, author_id: personId, client_id: clientId, title, text },
    ...{ language: context.language, state: words.length > 0 ? 'waiting' : 'shown' },
  };
  const isNew = await context.db.transaction((tx) => ask(context, tx, question, words));
  if (isNew) return { id: question.id, state: question.state };
  // The same was sent at the same moment.
  const other = await findSent(context.db.read, personId, clientId);
  if (!other) throw new CodedError('NullPointer');
  return other;
}

type NewQuestion = Asked &
  Record<'topic_id' | 'author_id' | 'client_id' | 'title' | 'text', string> & { language: Context['language'] };

/** False for one that was sent before. */
async function ask(context: Context, tx: Tx, question: NewQuestion, words: readonly string[]): Promise<boolean> {
  const now = context.now();
  if (words.length > 0) await submitWhole(tx, question, words, now);
  const inChannel = await holdMembership(tx, question.topic_id, question.author_id);
  if (!mayDo(context, 'askInChannel', { inChannel })) throw new CodedError('MembersOnly');
  const isNew = await unlessTaken(tx, () =>
    tx
      .insertInto('question')
      .values({ ...question, created_at: now, active_at: now })
      .execute(),
  );
  if (isNew && question.state === 'shown') await renewQuestion(tx, question.id, now);
  return isNew;
}

async function findSent(db: Reader, personId: string, clientId: string): Promise<Asked | undefined> {
  return db
    .selectFrom('question')
    .select(['id', 'state'])
    .where('author_id', '=', personId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}
