import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { collectionKinds } from './codes';

export * from './codes';

export const collect = endpoint({
  name: 'collect',
  ...calls.collect,
  summary: 'Collects a thing, or no longer; asking twice is asking once.',
  auth: 'user',
  input: z.object({ kind: z.enum(collectionKinds), id: wireId, collect: wireFlag }),
  data: z.object({ isCollected: z.boolean() }),
  errors: ['NullPointer'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const findCollectionMarks = endpoint({
  name: 'findCollectionMarks',
  ...calls.findCollectionMarks,
  summary: 'Which of these things the caller has collected, for pages that are the same for everybody.',
  auth: 'user',
  input: z.object({ kind: z.enum(collectionKinds), ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
});

export const countCollected = endpoint({
  name: 'countCollected',
  method: 'GET',
  path: '/api/collection/counts',
  background: true,
  summary: 'How many things the caller has collected, by kind.',
  auth: 'user',
  input: z.object({}),
  data: z.record(z.enum(collectionKinds), z.int()),
  limit: looseLimit,
});
