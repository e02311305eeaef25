import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { TopicOrder } from '../codes';
import type { findTopicList as contract, TopicItem } from '../contract';
import { isPublicTopic } from './public-topic';
import { topicItemColumns, toTopicItem } from './topic-item';

type Query = PageQuery & Partial<InputOf<typeof contract>>;

/**
 * Channels that passed review, of a kind or all (specification sections 3 and 7): the one with most members first, then the
 * newest; or the latest active one, or the newest.
 */
export async function listTopics(context: Context, query: Query): Promise<Page<TopicItem>> {
  const rows = await topicsInOrder(context.db.read, query);
  return toPage(rows, query, (row) => toTopicItem(row, context.language));
}

/** Each has its index, of all channels and of those of a kind; the id settles what is alike. */
const orders = {
  activity: sql`active_at desc, topic.id`,
  members: sql`member_count desc, created_at desc, topic.id`,
  age: sql`created_at desc, topic.id`,
} satisfies Record<TopicOrder, unknown>;

/** The rows of a page and one more. Earlier pages are passed over in the index alone; only this page's rows are read. */
function topicsInOrder(db: Reader, { kind, orderBy = 'members', pageIndex, pageSize }: Query) {
  const page = db
    .selectFrom('topic')
    .select('id')
    .where(isPublicTopic)
    .$if(kind !== undefined, (topics) => topics.where('kind', '=', kind ?? null))
    .orderBy(orders[orderBy])
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('topic', 'topic.id', 'page.id')
    .select(topicItemColumns)
    .orderBy(orders[orderBy])
    .execute();
}
