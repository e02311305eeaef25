import { makeHotWordsJob } from '@/lib/base/search/server/hot-words';
import { makeRebuildJob } from '@/lib/base/search/server/rebuild';
import type { Searchables } from '@/lib/base/search/server/searchable';
import { makeWeighJob } from '@/lib/base/search/server/weigh';
import { topicSearch } from '@/lib/community/topic/server/search-document';
import { activitySearch } from '@/lib/events/activity/server/search-document';
import { personSearch } from '@/lib/people/person/server/search-document';
import { findPopularTags } from '@/lib/works/recommend/server/find-popular-tags';
import { workSearch } from '@/lib/works/work/server/search-document';

/** Everything that can be found; a capability whose things are found stands here and in `lib/base/search/codes.ts`. */
export const searchables: Searchables = {
  video: workSearch,
  person: personSearch,
  topic: topicSearch,
  activity: activitySearch,
};

export const rebuildJob = makeRebuildJob(searchables);
export const weighJob = makeWeighJob(searchables);
export const hotWordsJob = makeHotWordsJob(findPopularTags);
