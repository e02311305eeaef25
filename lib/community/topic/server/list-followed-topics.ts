import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import { isPublicWork } from '@/lib/works/work/port';
import { publicTopicState, topicLimits } from '../codes';
import type { FollowedTopic } from '../contract';
import { topicItemColumns, toTopicItem } from './topic-item';

/**
 * The channels that the caller follows, the latest followed first, with how much is new in them. A page is so many of them: one
 * that is not public leaves its page shorter and moves no other one.
 */
export async function listFollowedTopics(context: Context, query: PageQuery): Promise<Page<FollowedTopic>> {
  const { personId } = signedIn(context);
  const rows = await followedInOrder(context.db.read, personId, query);
  const page = toPage(rows, query, (row) => row);
  const shown = page.list.filter(({ state }) => state === publicTopicState);
  const list = shown.map(({ role, new_count, ...row }) => ({
    ...toTopicItem(row, context.language),
    role,
    newCount: new_count,
  }));
  return { ...page, list };
}

/** The rows of a page and one more. Earlier pages are passed over in the index alone; only this page's rows are read. */
function followedInOrder(db: Reader, personId: string, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('topic_member')
    .select(['topic_id', 'created_at as followed_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('topic_id', 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('topic', 'topic.id', 'page.topic_id')
    .innerJoin('topic_member as member', (join) =>
      join.onRef('member.topic_id', '=', 'page.topic_id').on('member.person_id', '=', personId),
    )
    .select([...topicItemColumns, 'state', 'role', newTo(personId).as('new_count')])
    .orderBy('followed_at', 'desc')
    .orderBy('topic.id', 'desc')
    .execute();
}

/**
 * How many public works of others came to the channel of a `member` since they looked at it, up to the limit. Only the latest
 * arrivals are read, since any number of them may be no longer public.
 */
function newTo(personId: string) {
  return sql<number>`(select count(*) from (
    select 1 from (
      select video_id, person_id from topic_video
      where topic_id = member.topic_id and added_at > member.seen_at
      order by added_at desc, video_id
      limit ${sql.lit(topicLimits.newAmong)}
    ) as latest
    inner join video on video.id = latest.video_id and ${isPublicWork}
    where latest.person_id <> ${personId}
    limit ${sql.lit(topicLimits.newCount)}
  ) as found)`;
}
