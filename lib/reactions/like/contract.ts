import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { likeKinds } from './codes';

export * from './codes';

export const like = endpoint({
  name: 'like',
  ...calls.like,
  summary: 'Likes a thing, or no longer; asking twice is asking once.',
  auth: 'user',
  input: z.object({ kind: z.enum(likeKinds), id: wireId, like: wireFlag }),
  data: z.object({ isLiked: z.boolean() }),
  errors: ['NullPointer'],
  limit: writingLimit({ max: 600, seconds: 3600 }),
});

export const findLikeMarks = endpoint({
  name: 'findLikeMarks',
  ...calls.findLikeMarks,
  summary: 'Which of these things the caller likes, for pages that are the same for everybody.',
  auth: 'user',
  input: z.object({ kind: z.enum(likeKinds), ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
});
