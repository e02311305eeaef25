import { pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getOwnQuestion as contract, QuestionDraft } from '../../contract';

/** A question of the caller as they have written it last. NullPointer for one that is removed, or not theirs. */
export async function getOwnQuestion(context: Context, { id }: InputOf<typeof contract>): Promise<QuestionDraft> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const question = await read
    .selectFrom('question')
    .select(['id', 'title', 'text', 'state', 'revision'])
    .where('id', '=', id)
    .where('author_id', '=', personId)
    .where('state', '!=', 'removed')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const underReview = await pendingTexts(read, 'question', id);
  const { title = question.title, text = question.text } = underReview;
  return { ...question, title, text, isWaiting: Object.keys(underReview).length > 0 };
}
