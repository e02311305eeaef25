import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { listLatestTopicVideos } from '@/lib/community/topic/server/list-latest-topic-videos';
import { listRecommendedTopics } from '@/lib/community/topic/server/list-recommended-topics';
import { topicsTag } from '@/lib/community/topic/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { dailyListTag } from '@/lib/works/work/server/page-tags';

/**
 * What stands in the first HTML of the home of the channels: what is recommended to a visitor, and the works that came last.
 * The tag of the daily list is that of every list of public works. Read once for a rendering.
 */
export const readTopicHome = cache(async (language: Language) => {
  const context = visitorContext(language);
  const [recommended, works] = await Promise.all([
    taggedRead([topicsTag, dailyListTag], () => listRecommendedTopics(context)),
    taggedRead([topicsTag, dailyListTag, authorsTag], () =>
      listLatestTopicVideos(context, { pageIndex: 1, pageSize: 20 }),
    ),
  ]);
  return { recommended, works };
});
