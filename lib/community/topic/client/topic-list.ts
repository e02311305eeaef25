import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findTopicList: CallOf<typeof contract.findTopicList> = calls.findTopicList;

/** Channels, 20 at a time (specification section 9). */
export const topicListQuery = pagedQuery(findTopicList, { pageSize: 20 });

const findFollowedTopics: CallOf<typeof contract.findFollowedTopics> = calls.findFollowedTopics;

/** The channels that the caller follows, 20 at a time. */
export const followedTopicsQuery = pagedQuery(
  findFollowedTopics,
  { pageSize: 20 },
  { outdatedBy: [calls.followTopic] },
);
