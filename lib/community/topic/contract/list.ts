import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { topicKinds, topicOrders, topicRoles } from '../codes';

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

/** A channel that the caller follows. */
export const followedTopic = topicItem.extend({
  /** What the caller is in it. */
  role: z.enum(topicRoles),
  /** Works of others that came since the caller looked at it; no more are counted than `topicLimits.newCount`. */
  newCount: z.int(),
});
export type FollowedTopic = z.output<typeof followedTopic>;

export const findTopicList = endpoint({
  name: 'findTopicList',
  ...calls.findTopicList,
  summary: 'Channels, of a kind or all: the one with most members first, the latest active one, or the newest.',
  auth: 'public',
  input: pageQuery.extend({ kind: z.enum(topicKinds).optional(), orderBy: z.enum(topicOrders).default('members') }),
  data: pageOf(topicItem),
  limit: looseLimit,
});

export const findRecommendedTopics = endpoint({
  name: 'findRecommendedTopics',
  ...calls.findRecommendedTopics,
  summary: 'A few channels that the caller does not follow: those that staff feature, then the latest active ones.',
  auth: 'public',
  input: noInput,
  data: z.array(topicItem),
  limit: looseLimit,
});

export const findFollowedTopics = endpoint({
  name: 'findFollowedTopics',
  ...calls.findFollowedTopics,
  summary: 'The channels that the caller follows, the latest followed first, with how many works are new in them.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(followedTopic),
  limit: looseLimit,
});

export const findCollectedTopics = endpoint({
  name: 'findCollectedTopics',
  ...calls.findCollectedTopics,
  summary: 'The channels that the caller has collected, the latest first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(topicItem),
  limit: looseLimit,
});
