import { pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { findOwnAnswer as contract, ListedOwnAnswer, OwnAnswer } from '../../contract';
import { findWaiting } from '../questions/list-own-questions';
import { answerRows, toAnswer, toAnswerOfPerson } from './answer-item';

/** The caller's answer to a question, shown or under review; null for none. Unauthorized for a visitor. */
export async function findOwnAnswer(
  context: Context,
  { questionId }: InputOf<typeof contract>,
): Promise<OwnAnswer | null> {
  const { personId } = signedIn(context);
  const own = await context.db.read
    .selectFrom('answer')
    .select('id')
    .where('question_id', '=', questionId)
    .where('author_id', '=', personId)
    .where('state', 'in', ['shown', 'waiting'])
    .executeTakeFirst();
  return own ? readOwnAnswer(context, own.id) : null;
}

/** An answer of the caller as they see it. NullPointer for one that is removed meanwhile. */
export async function readOwnAnswer(context: Context, id: string): Promise<OwnAnswer> {
  const { read } = context.db;
  const [row] = await answerRows(read, [id]);
  if (!row || row.state === 'removed') throw new CodedError('NullPointer');
  const { text = null } = await pendingTexts(read, 'answer', id);
  const underReview = row.state === 'shown' ? text : null;
  return { ...toAnswer(row, context.language), state: row.state, underReview };
}

/** The answers of the caller with their questions, also those under review, the latest first. Unauthorized for a visitor. */
export async function listOwnAnswers(context: Context, query: PageQuery): Promise<Page<ListedOwnAnswer>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const ids = await read
    .selectFrom('answer')
    .select('id')
    .where('author_id', '=', personId)
    .where('state', '!=', 'removed')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(ids, query, ({ id }) => id);
  const [rows, waiting] = await Promise.all([answerRows(read, page.list), findWaiting(read, 'answer', page.list)]);
  const items = new Map(
    rows.map((row) => [
      row.id,
      { ...toAnswerOfPerson(row, context.language), state: row.state, isWaiting: waiting.has(row.id) },
    ]),
  );
  return { ...page, list: page.list.flatMap((id) => items.get(id) ?? []) };
}
