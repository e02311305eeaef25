import { activitySearch } from '@/lib/activity/server/search-document';
import { personSearch } from '@/lib/person/server/search-document';
import { makeHotWordsJob } from '@/lib/search/server/hot-words';
import { makeRebuildJob } from '@/lib/search/server/rebuild';
import type { Searchables } from '@/lib/search/server/searchable';
import { makeWeighJob } from '@/lib/search/server/weigh';
import { topicSearch } from '@/lib/topic/server/search-document';
import { findPopularTags } from '@/lib/video/server/find-popular-tags';
import { workSearch } from '@/lib/video/server/search-document';

/** Everything that can be found; a capability whose things are found stands here and in `lib/search/codes.ts`. */
export const searchables: Searchables = {
  video: workSearch,
  person: personSearch,
  topic: topicSearch,
  activity: activitySearch,
};

export const rebuildJob = makeRebuildJob(searchables);
export const weighJob = makeWeighJob(searchables);
export const hotWordsJob = makeHotWordsJob(findPopularTags);
