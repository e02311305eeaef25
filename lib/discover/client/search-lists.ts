import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const searchVideos = remote<typeof contract.searchVideos>({
  name: 'searchVideos',
  method: 'GET',
  path: '/api/discover/search/videos',
});

const searchCreators = remote<typeof contract.searchCreators>({
  name: 'searchCreators',
  method: 'GET',
  path: '/api/discover/search/creators',
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

/*
 * What holds all words of a text, the best hits first, 20 at a time; nothing is asked for while the text is not known.
 */
const first = (text: string | null) => ({ text: text ?? '', pageSize: 20 });
const known = (text: string | null) => ({ enabled: text !== null });

export const videoSearchQuery = (text: string | null) => ({ ...pagedQuery(searchVideos, first(text)), ...known(text) });
export const creatorSearchQuery = (text: string | null) => ({
  ...pagedQuery(searchCreators, first(text)),
  ...known(text),
});
export const topicSearchQuery = (text: string | null) => ({ ...pagedQuery(searchTopics, first(text)), ...known(text) });
export const activitySearchQuery = (text: string | null) => ({
  ...pagedQuery(searchActivities, first(text)),
  ...known(text),
});
