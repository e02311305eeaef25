import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';

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
  summary: 'Channels, the one with most members first.',
  method: 'GET',
  path: '/api/topic/findList',
  auth: 'public',
  input: pageQuery,
  data: pageOf(topicItem),
  limit: looseLimit,
});

export const followTopic = endpoint({
  name: 'followTopic',
  summary: 'Follows a channel, which makes a member, or no longer; asking twice is asking once.',
  method: 'POST',
  path: '/api/topic/follow',
  auth: 'user',
  input: z.object({ topicId: wireId, follow: wireFlag }),
  data: z.object({ isFollowed: z.boolean(), memberCount: z.int() }),
  errors: ['NullPointer', 'Forbidden'],
  limit: { max: 300, seconds: 3600, strict: true },
});

export const findFollowedTopics = endpoint({
  name: 'findFollowedTopics',
  summary: 'The channels that the caller follows, the latest first.',
  method: 'GET',
  path: '/api/topic/followed',
  auth: 'user',
  input: pageQuery,
  data: pageOf(topicItem),
  limit: looseLimit,
});

export const findTopicMarks = endpoint({
  name: 'findTopicMarks',
  summary: 'Which of these channels the caller follows, for pages that are the same for everybody.',
  method: 'GET',
  path: '/api/topic/followMarks',
  auth: 'user',
  input: z.object({ ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
  background: true,
});
