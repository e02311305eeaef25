import type { Context } from '@/lib/platform/server/context';
import { wireId } from '@/lib/platform/shared/wire';
import { findTopicItems } from './topic-item';

/** The channel that a link names (`topicId`), for what is made in it. One that is not public is ignored. */
export async function readNamedTopic(
  context: Context,
  asked: URLSearchParams,
): Promise<{ id: string; title: string } | null> {
  const id = wireId.safeParse(asked.get('topicId'));
  const [topic] = id.success ? await findTopicItems(context, [id.data]) : [];
  return topic ? { id: topic.id, title: topic.title } : null;
}
