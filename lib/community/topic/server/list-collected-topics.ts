import type { Context } from '@/lib/platform/server/context';
import type { Page, PageQuery } from '@/lib/platform/shared/wire';
import { listCollected } from '@/lib/reactions/collection/port';
import type { TopicItem } from '../contract';
import { findTopicItems } from './topic-item';

/** The channels that the caller has collected, the latest first; those that everybody may still see. */
export function listCollectedTopics(context: Context, query: PageQuery): Promise<Page<TopicItem>> {
  return listCollected(context, 'topic', query, findTopicItems);
}
