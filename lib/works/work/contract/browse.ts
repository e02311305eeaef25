import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireText } from '@/lib/platform/shared/wire';
import { browseOrders, lengthClasses, workCategories } from '../codes';
import { videoItem } from './list';

/** A chosen value, or empty for all of them. */
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum([...values, '']).default('');

/** How works are browsed (`/type`); every filter may be left out. */
export const browseQuery = z.object({
  category: choice(workCategories),
  /** An id of the dictionary of industries. */
  industry: wireText(64).default(''),
  length: choice(lengthClasses),
  original: choice(['true', 'false']),
  order: z.enum(browseOrders).default('new'),
});
export type BrowseQuery = z.output<typeof browseQuery>;

export const browseVideos = endpoint({
  name: 'browseVideos',
  summary:
    'Public works by category, industry, length and originality: the newest, the hottest or the most seen first.',
  method: 'GET',
  path: '/api/video/browse',
  auth: 'public',
  input: pageQuery.extend(browseQuery.shape),
  data: pageOf(videoItem),
  limit: looseLimit,
});

export const findFollowedVideos = endpoint({
  name: 'findFollowedVideos',
  summary: 'The works of the people whom the caller follows, the latest approved first, at most the latest thousand.',
  method: 'GET',
  path: '/api/video/followed',
  auth: 'user',
  input: pageQuery,
  data: pageOf(videoItem),
  limit: looseLimit,
  background: true,
});
