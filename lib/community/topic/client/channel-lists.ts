import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findTopicVideos: CallOf<typeof contract.findTopicVideos> = calls.findTopicVideos;
const findTopicMembers: CallOf<typeof contract.findTopicMembers> = calls.findTopicMembers;
const findLatestTopicVideos: CallOf<typeof contract.findLatestTopicVideos> = calls.findLatestTopicVideos;

/** The works of a channel, 20 at a time. */
export const topicVideosQuery = (topicId: string) => pagedQuery(findTopicVideos, { topicId, pageSize: 20 });

/** The members of a channel, 20 at a time. */
export const topicMembersQuery = (topicId: string) =>
  pagedQuery(findTopicMembers, { topicId, pageSize: 20 }, { outdatedBy: [calls.followTopic] });

/** The works that came to all channels, 20 at a time. */
export const latestTopicVideosQuery = pagedQuery(findLatestTopicVideos, { pageSize: 20 });
