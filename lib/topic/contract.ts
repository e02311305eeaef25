import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';

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
