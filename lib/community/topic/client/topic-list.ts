import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { collect } from '@/lib/reactions/collection/calls';
import * as calls from '../calls';
import type { ChannelType, TopicOrder } from '../codes';
import type * as contract from '../contract';

const findTopicList: CallOf<typeof contract.findTopicList> = calls.findTopicList;
const findRecommendedTopics: CallOf<typeof contract.findRecommendedTopics> = calls.findRecommendedTopics;
const findFollowedTopics: CallOf<typeof contract.findFollowedTopics> = calls.findFollowedTopics;
const findCollectedTopics: CallOf<typeof contract.findCollectedTopics> = calls.findCollectedTopics;

/** Channels, 20 at a time (specification section 9). */
export const topicListQuery = pagedQuery(findTopicList, { pageSize: 20 });

/** Channels of a kind, or of all of them, in an order, 20 at a time. */
export const topicsOfKindQuery = (kind: ChannelType, orderBy: TopicOrder) =>
  pagedQuery(findTopicList, { pageSize: 20, orderBy, ...(kind === 'all' ? {} : { kind }) });

/** The channels that are recommended to the caller. */
export const recommendedTopicsQuery = queryOptions({
  queryKey: [calls.findRecommendedTopics.path],
  queryFn: ({ signal }) => call(findRecommendedTopics, {}, { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { outdatedBy: [calls.followTopic, calls.followTopics] },
});

/** The channels that the caller follows, 20 at a time. */
export const followedTopicsQuery = pagedQuery(
  findFollowedTopics,
  { pageSize: 20 },
  { outdatedBy: [calls.followTopic, calls.followTopics, calls.noteTopicSeen] },
);

/** The channels that the caller has collected, 20 at a time. */
export const collectedTopicsQuery = pagedQuery(findCollectedTopics, { pageSize: 20 }, { outdatedBy: [collect] });
