import { searchLimits } from '@/lib/base/search/codes';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const searchVideos = remote<typeof contract.searchVideos>(calls.searchVideos);
const searchPeople = remote<typeof contract.searchPeople>(calls.searchPeople);
const searchTopics = remote<typeof contract.searchTopics>(calls.searchTopics);
const searchActivities = remote<typeof contract.searchActivities>(calls.searchActivities);

/* What holds all words of a text, the best hits first. */
const first = (text: string) => ({ text, pageSize: searchLimits.page });

export const videoSearchQuery = (text: string) => pagedQuery(searchVideos, first(text));
export const personSearchQuery = (text: string) => pagedQuery(searchPeople, first(text));
export const topicSearchQuery = (text: string) => pagedQuery(searchTopics, first(text));
export const activitySearchQuery = (text: string) => pagedQuery(searchActivities, first(text));
