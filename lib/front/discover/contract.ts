import { searchText } from '@/lib/base/search/contract';
import { jobItem } from '@/lib/careers/job/contract';
import { articleItem } from '@/lib/community/article/contract';
import { questionItem } from '@/lib/community/question/contract';
import { topicItem } from '@/lib/community/topic/contract';
import { activityItem } from '@/lib/events/activity/contract';
import { broadcastItem } from '@/lib/live/broadcast/contract';
import { listedPerson } from '@/lib/people/person/contract';
import { type CallLimits, endpoint, type RateLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from './calls';

/** A search costs more than a list: 120 a minute per address, and per account. */
const each: RateLimit = { max: 120, seconds: 60 };
const limit: CallLimits = { address: each, account: each };
const search = { auth: 'public', input: pageQuery.extend({ text: searchText }), limit } as const;

export const searchVideos = endpoint({
  name: 'searchVideos',
  ...calls.searchVideos,
  ...search,
  summary: 'Works that hold all words of the text, the best hits first; 200 at most over all pages.',
  data: pageOf(videoItem),
});

export const searchPeople = endpoint({
  name: 'searchPeople',
  ...calls.searchPeople,
  ...search,
  summary: 'People, likewise.',
  data: pageOf(listedPerson),
});

export const searchTopics = endpoint({
  name: 'searchTopics',
  ...calls.searchTopics,
  ...search,
  summary: 'Channels, likewise.',
  data: pageOf(topicItem),
});

export const searchActivities = endpoint({
  name: 'searchActivities',
  ...calls.searchActivities,
  ...search,
  summary: 'Activities, likewise.',
  data: pageOf(activityItem),
});

export const searchArticles = endpoint({
  name: 'searchArticles',
  ...calls.searchArticles,
  ...search,
  summary: 'Articles, likewise.',
  data: pageOf(articleItem),
});

export const searchQuestions = endpoint({
  name: 'searchQuestions',
  ...calls.searchQuestions,
  ...search,
  summary: 'Questions, likewise.',
  data: pageOf(questionItem),
});

export const searchBroadcasts = endpoint({
  name: 'searchBroadcasts',
  ...calls.searchBroadcasts,
  ...search,
  summary: 'Live streams, likewise.',
  data: pageOf(broadcastItem),
});

export const searchJobs = endpoint({
  name: 'searchJobs',
  ...calls.searchJobs,
  ...search,
  summary: 'Open jobs, likewise.',
  data: pageOf(jobItem),
});
