import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { QuestionOrder } from '../../codes';
import type { findQuestions as inChannel, findQuestionsOfPerson as ofPerson, QuestionItem } from '../../contract';
import { findQuestionItems } from './question-item';

/** A literal, not a parameter: it must be the index's own condition. */
const isShown = sql<boolean>`question.state = 'shown'`;

/** Each has its index; the id settles what is alike. */
const orders = {
  active: sql`active_at desc, id`,
  latest: sql`created_at desc, id`,
  unanswered: sql`created_at desc, id`,
} satisfies Record<QuestionOrder, unknown>;

/** The questions in a channel that everybody may see; none in another one. */
export async function listQuestions(
  context: Context,
  { topicId, orderBy, ...query }: InputOf<typeof inChannel>,
): Promise<Page<QuestionItem>> {
  const { read } = context.db;
  const topic = await context.things.topic.findPublic(read, topicId).executeTakeFirst();
  const rows = pageOfIds(read, query)
    .where('topic_id', '=', topic?.id ?? '')
    .$if(orderBy === 'unanswered', (all) =>
      all.where(sql<boolean>`answer_count = 0`).where(sql<boolean>`closed_at is null`),
    )
    .orderBy(orders[orderBy]);
  return toItems(context, query, await rows.execute());
}

/** The questions that a person asked, the latest first. */
export async function listQuestionsOfPerson(
  context: Context,
  { userId, ...query }: InputOf<typeof ofPerson>,
): Promise<Page<QuestionItem>> {
  const rows = pageOfIds(context.db.read, query).where('author_id', '=', userId).orderBy(orders.latest);
  return toItems(context, query, await rows.execute());
}

/** The ids of a page and one more, only from the index of its order. */
function pageOfIds(db: Reader, { pageIndex, pageSize }: PageQuery) {
  return db
    .selectFrom('question')
    .select('id')
    .where(isShown)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

async function toItems(context: Context, query: PageQuery, rows: { id: string }[]): Promise<Page<QuestionItem>> {
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findQuestionItems(context, page.list) };
}
