import type { Context } from '@/lib/platform/server/context';
import { topicLimits } from '../codes';
import type { TopicItem } from '../contract';
import { isPublicTopic } from './public-topic';
import { findTopicItems } from './topic-item';

/** A few channels that the caller does not follow: those that staff feature, the latest first, then the latest active ones. */
export async function listRecommendedTopics(context: Context): Promise<TopicItem[]> {
  const featured = await newTo(context)
    .where('featured_at', 'is not', null)
    .orderBy('featured_at', 'desc')
    .orderBy('topic.id')
    .execute();
  const active = await newTo(context).orderBy('active_at', 'desc').orderBy('topic.id').execute();
  const ids = new Set([...featured, ...active].map(({ id }) => id));
  return findTopicItems(context, [...ids].slice(0, topicLimits.recommended));
}

/** Ids of public channels that the caller is no member of. */
function newTo({ db, caller }: Context) {
  const topics = db.read.selectFrom('topic').select('topic.id').where(isPublicTopic).limit(topicLimits.recommended);
  if (!caller) return topics;
  return topics.where((topic) =>
    topic.not(
      topic.exists(
        topic
          .selectFrom('topic_member')
          .select('topic_id')
          .whereRef('topic_id', '=', 'topic.id')
          .where('person_id', '=', caller.personId),
      ),
    ),
  );
}
