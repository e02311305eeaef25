import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { collect } from '@/lib/reactions/collection/calls';
import * as calls from '../calls';
import type * as contract from '../contract';

const findTopicList: CallOf<typeof contract.findTopicList> = calls.findTopicList;
const findFollowedTopics: CallOf<typeof contract.findFollowedTopics> = calls.findFollowedTopics;
const findCollectedTopics: CallOf<typeof contract.findCollectedTopics> = calls.findCollectedTopics;

/** Channels, 20 at a time (specification section 9). */
export const topicListQuery = pagedQuery(findTopicList, { pageSize: 20 });

/** The channels that the caller follows, 20 at a time. */
export const followedTopicsQuery = pagedQuery(
  findFollowedTopics,
  { pageSize: 20 },
  { outdatedBy: [calls.followTopic, calls.followTopics] },
);

/** The channels that the caller has collected, 20 at a time. */
export const collectedTopicsQuery = pagedQuery(findCollectedTopics, { pageSize: 20 }, { outdatedBy: [collect] });
