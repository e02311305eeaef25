import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { consoleWritingLimit } from '@/lib/base/staff/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  noInput,
  pageOf,
  pageQuery,
  wireFlag,
  wireId,
  wireInteger,
  wireText,
} from '@/lib/platform/shared/wire';
import { lengthClasses, videoItem, workCategories } from '@/lib/works/work/contract';
import * as calls from './calls';
import { browseOrders } from './codes';

/** A creator of the row below the banners (specification section 3, 'Banner-list user item'). */
export const bannerUser = z.object({
  userId: wireId,
  avatar: z.string().nullable(),
  nickName: z.string(),
  verification: z.enum(verifications),
});
export type BannerUser = z.output<typeof bannerUser>;

export const findVideoList = endpoint({
  name: 'findVideoList',
  ...calls.findVideoList,
  summary: 'Daily recommended works: staff picks, then by score; the order holds for the Beijing day.',
  auth: 'public',
  input: pageQuery,
  data: pageOf(videoItem),
  limit: looseLimit,
});

export const findBannerUsers = endpoint({
  name: 'findBannerUsers',
  ...calls.findBannerUsers,
  summary: 'Creators of the row under the banners.',
  auth: 'public',
  input: noInput,
  data: z.array(bannerUser),
  limit: looseLimit,
});

/** A chosen value, or empty for all of them. */
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum([...values, '']).default('');

/** The filters of browsed works (`/type`), all optional. */
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
  ...calls.browseVideos,
  summary:
    'Public works by category, industry, length and originality: the newest, the hottest or the most seen first.',
  auth: 'public',
  input: pageQuery.extend(browseQuery.shape),
  data: pageOf(videoItem),
  limit: looseLimit,
});

export const findFollowedVideos = endpoint({
  name: 'findFollowedVideos',
  ...calls.findFollowedVideos,
  summary: 'The works of the people whom the caller follows, the latest approved first, at most the latest thousand.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(videoItem),
  limit: looseLimit,
});

/** New works of followed people: of the last thirty days and since the caller's last look. */
export const followedNews = z.object({
  /** At most 100, which means as many or more. */
  count: z.int().min(0),
  /** The authors of the latest, at most three. */
  people: z.array(bannerUser),
  /** The time of the latest one in ms, as input of `noteFollowedNewsSeen`; null for none. */
  until: z.int().nullable(),
});
export type FollowedNews = z.output<typeof followedNews>;

export const findFollowedNews = endpoint({
  name: 'findFollowedNews',
  ...calls.findFollowedNews,
  summary: 'How many works of the people whom the caller follows are new to the caller, and whose.',
  auth: 'user',
  input: noInput,
  data: followedNews,
  limit: looseLimit,
});

export const noteFollowedNewsSeen = endpoint({
  name: 'noteFollowedNewsSeen',
  ...calls.noteFollowedNewsSeen,
  summary: 'The caller has seen what was published up to `until`.',
  auth: 'user',
  input: z.object({ until: wireInteger({ min: 0, max: 100_000_000_000_000 }) }),
  data: noData,
  limit: writingLimit({ max: 600, seconds: 3600 }),
});

export const findRelated = endpoint({
  name: 'findRelated',
  ...calls.findRelated,
  summary: 'What to watch after a work: of its tags, then of its creator, then what stands high.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: z.array(videoItem),
  limit: looseLimit,
});

export const findPicks = endpoint({
  name: 'findPicks',
  ...calls.findPicks,
  summary:
    'What staff picked in a month (YYYY-MM, by default the latest with picks), in their order, and all such months.',
  auth: 'public',
  input: z.object({ month: z.union([z.literal(''), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)]).default('') }),
  data: z.object({ month: z.string(), months: z.array(z.string()), list: z.array(videoItem) }),
  limit: looseLimit,
});

export const setPick = endpoint({
  name: 'setPick',
  ...calls.setPick,
  summary: 'Puts a public work among the picks of a month, at a place, or takes it out.',
  auth: 'user',
  input: z.object({
    id: wireId,
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    isPicked: wireFlag,
    /** The smallest comes first. */
    position: wireInteger({ min: 1, max: 1000 }).default(1),
  }),
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});
