import { makeHotWordsJob } from '@/lib/base/search/server/hot-words';
import { makeRebuildJob } from '@/lib/base/search/server/rebuild';
import { searchablesOf } from '@/lib/base/search/server/searchable';
import { makeWeighJob } from '@/lib/base/search/server/weigh';
import { findPopularTags } from '@/lib/works/recommend/server/find-popular-tags';
import { things } from './things';

/** Everything that can be searched. */
export const searchables = searchablesOf(things);

export const rebuildJob = makeRebuildJob(searchables);
export const weighJob = makeWeighJob(searchables);
export const hotWordsJob = makeHotWordsJob(findPopularTags);
