import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { AnswerOrder } from '../../codes';
import type {
  Answer,
  AnswerOfPerson,
  findQuestionAnswers as contract,
  findAnswersOfPerson as ofPerson,
} from '../../contract';
import { answerRows, findAnswerItems, toAnswerOfPerson } from './answer-item';

/** A literal, not a parameter: it must be the index's own condition. */
const isShown = sql<boolean>`answer.state = 'shown'`;

/** Each has its index; the id settles what is alike. */
const orders = {
  liked: sql`like_count desc, created_at desc, id`,
  latest: sql`created_at desc, id`,
} satisfies Record<AnswerOrder, unknown>;

/** The answers to a question without the accepted one, which stands above them. NullPointer for a question that is not shown. */
export async function listAnswers(
  context: Context,
  { questionId, orderBy, ...query }: InputOf<typeof contract>,
): Promise<Page<Answer>> {
  const { read } = context.db;
  const question = await read
    .selectFrom('question')
    .select('accepted_id')
    .where('id', '=', questionId)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const rows = await read
    .selectFrom('answer')
    .select('id')
    .where('question_id', '=', questionId)
    .where(isShown)
    .where('id', '!=', question.accepted_id ?? '')
    .orderBy(orders[orderBy])
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findAnswerItems(context, page.list) };
}

/** The answers of a person with their questions, the latest first. */
export async function listAnswersOfPerson(
  context: Context,
  { userId, ...query }: InputOf<typeof ofPerson>,
): Promise<Page<AnswerOfPerson>> {
  const { read } = context.db;
  const ids = await read
    .selectFrom('answer')
    .select('id')
    .where('author_id', '=', userId)
    .where(isShown)
    .orderBy(orders.latest)
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(ids, query, ({ id }) => id);
  const rows = new Map((await answerRows(read, page.list)).map((row) => [row.id, row]));
  return {
    ...page,
    list: page.list.flatMap((id) => {
      const row = rows.get(id);
      return row?.state === 'shown' ? [toAnswerOfPerson(row, context.language)] : [];
    }),
  };
}
