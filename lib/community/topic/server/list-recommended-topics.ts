import type { Context } from '@/lib/platform/server/context';
import { topicLimits } from '../codes';
import type { TopicItem } from '../contract';
import { isPublicTopic } from './public-topic';
import { findTopicItems } from './topic-item';

/**
 * A few channels that the caller does not follow: those that staff feature, the latest first, then the latest active ones.
 * None for who follows the first few hundred of both.
 */
export async function listRecommendedTopics(context: Context): Promise<TopicItem[]> {
  const featured = await newTo(context, 'featured_at');
  const active = await newTo(context, 'active_at');
  const ids = new Set([...featured, ...active].map(({ id }) => id));
  return findTopicItems(context, [...ids].slice(0, topicLimits.recommended));
}

/** Ids of the first public channels in an order that the caller is no member of. Only so many are looked through. */
function newTo({ db, caller }: Context, order: 'featured_at' | 'active_at') {
  const first = db.read
    .selectFrom('topic')
    .select(['topic.id', order])
    .where(isPublicTopic)
    .where(order, 'is not', null)
    .orderBy(order, 'desc')
    .orderBy('topic.id')
    .limit(topicLimits.recommendedAmong);
  const few = db.read
    .selectFrom(first.as('first'))
    .select('first.id')
    .orderBy(order, 'desc')
    .orderBy('first.id')
    .limit(topicLimits.recommended);
  if (!caller) return few.execute();
  return few
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('topic_member')
            .select('topic_id')
            .whereRef('topic_id', '=', 'first.id')
            .where('person_id', '=', caller.personId),
        ),
      ),
    )
    .execute();
}
