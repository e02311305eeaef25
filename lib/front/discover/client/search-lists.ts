import { searchLimits } from '@/lib/base/search/codes';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const searchVideos: CallOf<typeof contract.searchVideos> = calls.searchVideos;
const searchPeople: CallOf<typeof contract.searchPeople> = calls.searchPeople;
const searchTopics: CallOf<typeof contract.searchTopics> = calls.searchTopics;
const searchActivities: CallOf<typeof contract.searchActivities> = calls.searchActivities;
const searchArticles: CallOf<typeof contract.searchArticles> = calls.searchArticles;
const searchQuestions: CallOf<typeof contract.searchQuestions> = calls.searchQuestions;
const searchBroadcasts: CallOf<typeof contract.searchBroadcasts> = calls.searchBroadcasts;
const searchJobs: CallOf<typeof contract.searchJobs> = calls.searchJobs;

/* Things that contain all words of a text, the best hits first. */
const first = (text: string) => ({ text, pageSize: searchLimits.page });

export const videoSearchQuery = (text: string) => pagedQuery(searchVideos, first(text));
export const personSearchQuery = (text: string) => pagedQuery(searchPeople, first(text));
export const topicSearchQuery = (text: string) => pagedQuery(searchTopics, first(text));
export const activitySearchQuery = (text: string) => pagedQuery(searchActivities, first(text));
export const articleSearchQuery = (text: string) => pagedQuery(searchArticles, first(text));
export const questionSearchQuery = (text: string) => pagedQuery(searchQuestions, first(text));
export const broadcastSearchQuery = (text: string) => pagedQuery(searchBroadcasts, first(text));
export const jobSearchQuery = (text: string) => pagedQuery(searchJobs, first(text));
