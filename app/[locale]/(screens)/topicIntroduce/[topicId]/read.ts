import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { getTopic } from '@/lib/community/topic/server/get-topic';
import { listTopicVideoIds, listTopicVideos } from '@/lib/community/topic/server/list-topic-videos';
import { topicTag } from '@/lib/community/topic/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { videoTag } from '@/lib/works/work/server/page-tags';

/** Whether an id can be one of a channel, so that no other address is asked for or kept. */
const isTopicId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * What stands in the first HTML of a channel's page: the channel and the first of its works. Null for none, tagged all the
 * same, so that a kept 404 ends when it becomes public. Read once for a rendering.
 */
export const readTopicPage = cache(async (language: Language, id: string) => {
  if (!isTopicId(id)) return null;
  const context = visitorContext(language);
  const topic = await taggedRead([topicTag(id), authorsTag], () => getTopic(context, { id }).catch(orNull));
  if (!topic) return null;
  const query = { topicId: id, pageIndex: 1, pageSize: 20 };
  // A work that is taken down leaves the list; one that comes back stands in it again.
  const tags = (await listTopicVideoIds(context, query)).list.map(videoTag);
  const works = await taggedRead([topicTag(id), ...tags], () => listTopicVideos(context, query));
  return { topic, works };
});
