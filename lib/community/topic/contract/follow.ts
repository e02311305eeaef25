import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

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

export const followTopics = endpoint({
  name: 'followTopics',
  ...calls.followTopics,
  summary: 'Follows several channels, all of them or none; one that is followed already stays as it is.',
  auth: 'user',
  input: z.object({ topicIds: wireIds }),
  data: noData,
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

export const noteTopicSeen = endpoint({
  name: 'noteTopicSeen',
  ...calls.noteTopicSeen,
  summary: 'The caller has looked at a channel that they follow: what stands in it is not new to them.',
  auth: 'user',
  input: z.object({ topicId: wireId }),
  data: noData,
  limit: writingLimit({ max: 600, seconds: 3600 }),
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
