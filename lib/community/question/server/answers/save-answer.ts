import { type FlaggedTexts, flagTexts, newTexts, pendingTexts, submitFlagged } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { questionLimits } from '../../codes';
import type { saveAnswer as contract, OwnAnswer } from '../../contract';
import { writtenFields } from '../../rules/written-fields';
import { holdOpenQuestion } from '../hold-question';
import { keepVersion } from '../keep-version';
import { renewQuestion } from '../renew-question';
import { limitReviews } from '../review-limit';
import { readOwnAnswer } from './own-answers';
import { showAnswer } from './show-answer';

/**
 * Changes an answer of the caller. What it said stays to be read; a text with prohibited words, once confirmed, waits for review
 * while the public sees the former one. An answer that waits is shown at once if its new text has none.
 *
 * Throws Changed for another `revision` than the last, of two who save at once for one of them; Forbidden for somebody else's,
 * NullPointer for one that is not there, QuestionClosed, ListFull after too many changes, ProhibitedWords, PhoneNeeded.
 */
export async function saveAnswer(
  context: Context,
  { id, text, revision, acknowledged }: InputOf<typeof contract>,
): Promise<OwnAnswer> {
  const { personId } = requireAllowed(context, 'post');
  const { read } = context.db;
  const standing = await findOwn(context, read, id);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if (standing.revision !== revision) throw new CodedError('Changed');
  const underReview = await pendingTexts(read, 'answer', id);
  if (writtenFields(['text'], { texts: { text }, standing, underReview }).length === 0) {
    return readOwnAnswer(context, id);
  }
  if (revision >= questionLimits.versions) throw new CodedError('ListFull');
  const texts = newTexts(
    [{ field: 'text', text }],
    standing.state === 'shown' ? [{ field: 'text', text: standing.text }] : [],
  );
  const flagged = await flagTexts(context, { texts, acknowledged });
  if (flagged.size > 0) await limitReviews(context, personId);
  await context.db.transaction((tx) => write(context, tx, { standing, text, flagged }));
  return readOwnAnswer(context, id);
}

type Standing = Awaited<ReturnType<typeof findOwn>>;

async function findOwn(context: Context, db: Reader, id: string) {
  const { personId } = signedIn(context);
  const answer = await db.selectFrom('answer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!answer || answer.state === 'removed') throw new CodedError('NullPointer');
  if (answer.author_id !== personId) throw new CodedError(answer.state === 'shown' ? 'Forbidden' : 'NullPointer');
  return answer;
}

interface Change {
  /** What all of this was judged by; the statement changes nothing else. */
  standing: Standing;
  text: string;
  flagged: FlaggedTexts;
}

async function write(context: Context, tx: Tx, { standing, text, flagged }: Change): Promise<void> {
  const now = context.now();
  const { id, state, revision } = standing;
  await submitFlagged(tx, { kind: 'answer', subjectId: id, fields: ['text'], flagged }, now);
  const question = await holdOpenQuestion(tx, standing.question_id);
  const isPublic = state === 'shown';
  const isPlaced = flagged.size === 0 && text !== standing.text;
  const changed = await tx
    .updateTable('answer')
    .set({
      revision: revision + 1,
      ...((isPlaced || !isPublic) && { text }),
      ...(isPlaced && isPublic && { edited_at: now }),
      ...(isPlaced && !isPublic && { state: 'shown' }),
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new CodedError('Changed');
  if (isPlaced && !isPublic) return showAnswer(context, tx, question, standing);
  if (isPlaced) await keepVersion(tx, 'answer', standing);
  await renewQuestion(tx, question.id, now);
}
