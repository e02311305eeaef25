import { z } from 'zod';
import { activityItem } from '@/lib/activity/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/video/contract';
import { collectionKinds } from './codes';

export * from './codes';

export const collect = endpoint({
  name: 'collect',
  summary: 'Collects a thing, or no longer; asking twice is asking once.',
  method: 'POST',
  path: '/api/collection/collect',
  auth: 'user',
  input: z.object({ kind: z.enum(collectionKinds), id: wireId, collect: wireFlag }),
  data: z.object({ isCollected: z.boolean() }),
  errors: ['NullPointer'],
  limit: { max: 300, seconds: 3600, strict: true },
});

const own = { method: 'GET', auth: 'user', input: pageQuery, limit: looseLimit } as const;

export const findCollectedVideos = endpoint({
  ...own,
  name: 'findCollectedVideos',
  summary: 'The works that the caller has collected, the latest first.',
  path: '/api/collection/videos',
  data: pageOf(videoItem),
});

export const findCollectedActivities = endpoint({
  ...own,
  name: 'findCollectedActivities',
  summary: 'The activities that the caller has collected, the latest first.',
  path: '/api/collection/activities',
  data: pageOf(activityItem),
});

export const findCollectionMarks = endpoint({
  name: 'findCollectionMarks',
  summary: 'Which of these things the caller has collected, for pages that are the same for everybody.',
  method: 'GET',
  path: '/api/collection/marks',
  auth: 'user',
  input: z.object({ kind: z.enum(collectionKinds), ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
  background: true,
});

export const countCollected = endpoint({
  name: 'countCollected',
  summary: 'How many things the caller has collected, by kind.',
  method: 'GET',
  path: '/api/collection/counts',
  auth: 'user',
  input: z.object({}),
  data: z.record(z.enum(collectionKinds), z.int()),
  limit: looseLimit,
  background: true,
});
