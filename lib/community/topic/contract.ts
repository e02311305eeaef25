import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from './calls';

/** A channel in a list (specification section 3); the specification calls channels topics. */
export const topicItem = z.object({
  id: wireId,
  thumb: z.string().nullable(),
  title: z.string(),
  titleLanguage: textLanguage,
  memberCount: z.int(),
  videoCount: z.int(),
  introduction: z.string(),
  introductionLanguage: textLanguage,
});
export type TopicItem = z.output<typeof topicItem>;

export const findTopicList = endpoint({
  name: 'findTopicList',
  ...calls.findTopicList,
  summary: 'Channels, the one with most members first.',
  auth: 'public',
  input: pageQuery,
  data: pageOf(topicItem),
  limit: looseLimit,
});

export const followTopic = endpoint({
  name: 'followTopic',
  ...calls.followTopic,
  summary: 'Follows a channel, which makes a member, or no longer; asking twice is asking once.',
  auth: 'user',
  input: z.object({ topicId: wireId, follow: wireFlag }),
  data: z.object({ isFollowed: z.boolean(), memberCount: z.int() }),
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const findFollowedTopics = endpoint({
  name: 'findFollowedTopics',
  ...calls.findFollowedTopics,
  summary: 'The channels that the caller follows, the latest first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(topicItem),
  limit: looseLimit,
});

export const findTopicMarks = endpoint({
  name: 'findTopicMarks',
  ...calls.findTopicMarks,
  summary: 'Which of these channels the caller follows, for pages that are the same for everybody.',
  auth: 'user',
  input: z.object({ ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
});

export const findTopicVideos = endpoint({
  name: 'findTopicVideos',
  ...calls.findTopicVideos,
  summary: 'The public works of a channel, the latest added first; none for a channel that is not there.',
  auth: 'public',
  input: pageQuery.extend({ topicId: wireId }),
  data: pageOf(videoItem),
  limit: looseLimit,
});

/** How many works stand in a channel, public or not. */
const videoCount = z.object({ videoCount: z.int() });

export const addTopicVideos = endpoint({
  name: 'addTopicVideos',
  ...calls.addTopicVideos,
  summary: 'Puts own public works into a channel that one is a member of; a work that stands there already stays.',
  auth: 'user',
  input: z.object({ topicId: wireId, videoIds: wireIds }),
  data: videoCount,
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const removeTopicVideo = endpoint({
  name: 'removeTopicVideo',
  ...calls.removeTopicVideo,
  summary: 'Takes a work out of a channel: for who put it there, the host of the channel, and staff.',
  auth: 'user',
  input: z.object({ topicId: wireId, videoId: wireId }),
  data: videoCount,
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});
