import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import * as search from './search';

export const discoverRoutes = [
  route(contract.searchVideos, search.searchVideos),
  route(contract.searchPeople, search.searchPeople),
  route(contract.searchTopics, search.searchTopics),
  route(contract.searchActivities, search.searchActivities),
  route(contract.searchArticles, search.searchArticles),
  route(contract.searchQuestions, search.searchQuestions),
  route(contract.searchBroadcasts, search.searchBroadcasts),
  route(contract.searchJobs, search.searchJobs),
];
