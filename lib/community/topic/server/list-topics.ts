import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { TopicItem } from '../contract';
import { isPublicTopic } from './public-topic';
import { topicItemColumns, toTopicItem } from './topic-item';

/**
 * Channels that passed review, the one with most members first, then the newest (specification sections 3 and 7).
 */
export async function listTopics(context: Context, query: PageQuery): Promise<Page<TopicItem>> {
  const rows = await topicsInOrder(context.db.read, query);
  return toPage(rows, query, (row) => toTopicItem(row, context.language));
}

/** The rows of a page and one more. Earlier pages are passed over in the index alone; only this page's rows are read. */
function topicsInOrder(db: Reader, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('topic')
    .select('id')
    .where(isPublicTopic)
    .orderBy('member_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('topic', 'topic.id', 'page.id')
    .select(topicItemColumns)
    .orderBy('member_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('topic.id')
    .execute();
}
