import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import { isPublicWork } from '@/lib/works/work/port';
import { topicLimits } from '../codes';
import type { FollowedTopic } from '../contract';
import { isPublicTopic } from './public-topic';
import { topicItemColumns, toTopicItem } from './topic-item';

/** The channels that the caller follows, the latest followed first, with how much is new in them; those that are public. */
export async function listFollowedTopics(context: Context, query: PageQuery): Promise<Page<FollowedTopic>> {
  const { personId } = signedIn(context);
  const rows = await followedInOrder(context.db.read, personId, query);
  return toPage(rows, query, ({ role, new_count, ...row }) => ({
    ...toTopicItem(row, context.language),
    role,
    newCount: new_count,
  }));
}

/** The rows of a page and one more; only this page's channels are read whole. */
function followedInOrder(db: Reader, personId: string, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('topic_member')
    .innerJoin('topic', 'topic.id', 'topic_member.topic_id')
    .select(['topic_id', 'role', 'seen_at', 'topic_member.created_at as followed_at'])
    .where('person_id', '=', personId)
    .where(isPublicTopic)
    .orderBy('topic_member.created_at', 'desc')
    .orderBy('topic_id', 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('topic', 'topic.id', 'page.topic_id')
    .select([...topicItemColumns, 'role', newTo(personId).as('new_count')])
    .orderBy('followed_at', 'desc')
    .orderBy('topic.id', 'desc')
    .execute();
}

/**
 * How many public works of others came to the channel of a `page` since it was looked at, up to the limit. Only the latest
 * arrivals are read, since any number of them may be no longer public.
 */
function newTo(personId: string) {
  return sql<number>`(select count(*) from (
    select 1 from (
      select video_id, person_id from topic_video
      where topic_id = page.topic_id and added_at > page.seen_at
      order by added_at desc, video_id
      limit ${sql.lit(topicLimits.newAmong)}
    ) as latest
    inner join video on video.id = latest.video_id and ${isPublicWork}
    where latest.person_id <> ${personId}
    limit ${sql.lit(topicLimits.newCount)}
  ) as found)`;
}
