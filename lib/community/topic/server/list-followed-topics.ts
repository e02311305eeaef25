import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { TopicItem } from '../contract';
import { isPublicTopic } from './public-topic';
import { topicItemColumns, toTopicItem } from './topic-item';

/** The channels that the caller follows, the latest first; those that have passed review. */
export async function listFollowedTopics(context: Context, query: PageQuery): Promise<Page<TopicItem>> {
  const { personId } = signedIn(context);
  const rows = await followedInOrder(context.db.read, personId, query);
  return toPage(rows, query, (row) => toTopicItem(row, context.language));
}

/** The rows of a page and one more; only this page's channels are read whole. */
function followedInOrder(db: Reader, personId: string, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('topic_member')
    .innerJoin('topic', 'topic.id', 'topic_member.topic_id')
    .select(['topic_id', 'topic_member.created_at as followed_at'])
    .where('person_id', '=', personId)
    .where(isPublicTopic)
    .orderBy('topic_member.created_at', 'desc')
    .orderBy('topic_id', 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('topic', 'topic.id', 'page.topic_id')
    .select(topicItemColumns)
    .orderBy('followed_at', 'desc')
    .orderBy('topic.id', 'desc')
    .execute();
}
