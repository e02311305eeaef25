import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import type { TopicItem } from '@/lib/community/topic/contract';
import { listTopicVideos } from '@/lib/community/topic/server/list-topic-videos';
import { listTopics } from '@/lib/community/topic/server/list-topics';
import { topicsTag } from '@/lib/community/topic/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import type { VideoItem } from '@/lib/works/work/contract';
import { dailyListTag } from '@/lib/works/work/server/page-tags';

export const welfarePath = '/welfareChannel';

/** A channel and the works that came to it last. */
export interface ShownChannel {
  topic: TopicItem;
  videos: VideoItem[];
}

/**
 * The latest active channels for the public good, each with its latest works, and whether there are more. The tag of the
 * daily list is that of every list of public works. Read once per rendering.
 */
export const readWelfarePage = cache(
  (language: Language): Promise<{ channels: ShownChannel[]; hasMore: boolean }> =>
    taggedRead([topicsTag, dailyListTag, authorsTag], async () => {
      const context = visitorContext(language);
      const query = { kind: 'welfare', orderBy: 'activity', pageIndex: 1, pageSize: 12 } as const;
      const { list, hasNextPage } = await listTopics(context, query);
      const channels = list.map(async (topic) => {
        const works = await listTopicVideos(context, { topicId: topic.id, pageIndex: 1, pageSize: 4 });
        return { topic, videos: works.list };
      });
      return { channels: await Promise.all(channels), hasMore: hasNextPage };
    }),
);
