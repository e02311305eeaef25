import { searchText } from '@/lib/base/search/contract';
import { topicItem } from '@/lib/community/topic/contract';
import { activityItem } from '@/lib/events/activity/contract';
import { listedPerson } from '@/lib/people/person/contract';
import { type CallLimits, endpoint, type RateLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';

/** A search costs more than a list: 120 a minute for one address, and for one account. */
const each: RateLimit = { max: 120, seconds: 60 };
const limit: CallLimits = { address: each, account: each };
const search = { method: 'GET', auth: 'public', input: pageQuery.extend({ text: searchText }), limit } as const;

export const searchVideos = endpoint({
  ...search,
  name: 'searchVideos',
  summary: 'Works that hold all words of the text, the best hits first; 200 at most over all pages.',
  path: '/api/discover/search/videos',
  data: pageOf(videoItem),
});

export const searchPeople = endpoint({
  ...search,
  name: 'searchPeople',
  summary: 'People, likewise.',
  path: '/api/discover/search/people',
  data: pageOf(listedPerson),
});

export const searchTopics = endpoint({
  ...search,
  name: 'searchTopics',
  summary: 'Channels, likewise.',
  path: '/api/discover/search/topics',
  data: pageOf(topicItem),
});

export const searchActivities = endpoint({
  ...search,
  name: 'searchActivities',
  summary: 'Activities, likewise.',
  path: '/api/discover/search/activities',
  data: pageOf(activityItem),
});
