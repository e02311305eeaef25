import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

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

export const findFollowedTopics = endpoint({
  name: 'findFollowedTopics',
  ...calls.findFollowedTopics,
  summary: 'The channels that the caller follows, the latest first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(topicItem),
  limit: looseLimit,
});
