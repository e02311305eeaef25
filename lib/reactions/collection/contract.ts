import { z } from 'zod';
import { nameText } from '@/lib/base/search/contract';
import { activityItem } from '@/lib/events/activity/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import { playlistItem } from '@/lib/works/playlist/contract';
import { videoItem } from '@/lib/works/work/contract';
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
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

const own = { method: 'GET', auth: 'user', input: pageQuery, limit: looseLimit } as const;
/** Works can be narrowed by a text in their titles. */
const works = { ...own, input: pageQuery.extend({ text: nameText }) } as const;

export const findCollectedVideos = endpoint({
  ...works,
  name: 'findCollectedVideos',
  summary: 'The works that the caller has collected, the latest first; with a text, those that have it in a title.',
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

export const findCollectedPlaylists = endpoint({
  ...own,
  name: 'findCollectedPlaylists',
  summary: 'The play lists that the caller has collected, the latest first.',
  path: '/api/collection/playlists',
  data: pageOf(playlistItem),
});

export const findLikedVideos = endpoint({
  ...works,
  name: 'findLikedVideos',
  summary: 'The works that the caller likes, the latest liked first; with a text, those that have it in a title.',
  path: '/api/collection/liked',
  data: pageOf(videoItem),
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
