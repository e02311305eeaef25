import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { findTopicByName } from '@/lib/community/topic/server/find-topic-by-name';
import type { Context } from '@/lib/platform/server/context';
import type { StandIn } from './judge-address';
import { orNull } from './or-not-found';

/**
 * A channel by its name, by which the native app names one (specification section 2, 'App-open pages'): the path of its page,
 * or the 404 of channels. Null for an address that names none.
 */
export function findChannelByName(context: Context, path: string, query: string): Promise<string | StandIn> | null {
  if (path !== '/topicIntroduce') return null;
  const name = new URLSearchParams(query).get('name')?.trim();
  if (!name || name.length > 240) return null;
  const found = findTopicByName(context, { name }).catch(orNull);
  return found.then((topic) => (topic ? channelPath(topic.id) : { page: '/not-there/channel', status: 404 }));
}
