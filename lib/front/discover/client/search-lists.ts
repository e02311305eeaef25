import { searchLimits } from '@/lib/base/search/codes';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const searchVideos = remote<typeof contract.searchVideos>({
  name: 'searchVideos',
  method: 'GET',
  path: '/api/discover/search/videos',
});

const searchPeople = remote<typeof contract.searchPeople>({
  name: 'searchPeople',
  method: 'GET',
  path: '/api/discover/search/people',
});

const searchTopics = remote<typeof contract.searchTopics>({
  name: 'searchTopics',
  method: 'GET',
  path: '/api/discover/search/topics',
});

const searchActivities = remote<typeof contract.searchActivities>({
  name: 'searchActivities',
  method: 'GET',
  path: '/api/discover/search/activities',
});

/* What holds all words of a text, the best hits first. */
const first = (text: string) => ({ text, pageSize: searchLimits.page });

export const videoSearchQuery = (text: string) => pagedQuery(searchVideos, first(text));
export const personSearchQuery = (text: string) => pagedQuery(searchPeople, first(text));
export const topicSearchQuery = (text: string) => pagedQuery(searchTopics, first(text));
export const activitySearchQuery = (text: string) => pagedQuery(searchActivities, first(text));
