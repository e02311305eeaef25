import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, pageOf, pageQuery, textLanguage, wireId, wireInteger, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { activityOrders, activityPeriods, activityPhases, activityPrices } from '../codes';

/** An activity in a list (specification section 3). `nickname` is the organiser, times are ISO 8601 with zone. */
export const activityItem = z.object({
  id: wireId,
  thumb: z.string().nullable(),
  category: z.literal([1, 2, 3]),
  status: z.literal([1, 2, 3, 4, 5]),
  /** Its organiser has canceled it: its status is 4, with a mark of its own. */
  isCanceled: z.boolean(),
  title: z.string(),
  titleLanguage: textLanguage,
  nickname: z.string(),
  /** What the organiser is verified as. */
  verification: z.enum(verifications),
  holdStartTime: z.iso.datetime({ offset: true }),
  /** The name of its city, in the reader's language; empty for none. */
  city: z.string(),
  /** The lowest price of a ticket in fen, 0 for a free one; null where nobody comes by ticket or sign-up. */
  priceFrom: z.int().nullable(),
  /** The highest one; 0 where nobody pays. */
  priceTo: z.int(),
  /** Of a published contest: its address is `/match/{contestName}`. Null for every other activity. */
  contestName: z.string().nullable(),
});
export type ActivityItem = z.output<typeof activityItem>;

const open = { auth: 'public', limit: looseLimit } as const;

export const findActivityList = endpoint({
  name: 'findActivityList',
  ...calls.findActivityList,
  ...open,
  summary: 'Activities that passed review, the latest start first.',
  input: pageQuery.extend({ orderBy: wireInteger({ min: 0, max: 0 }).default(activityOrders.byStart) }),
  data: pageOf(activityItem),
});

/** What `/activity` and `/activityFilter` are filtered by; an empty text is no filter, as a phase all that are not over. */
export const activityFilter = z.object({
  category: z.enum(['', '1', '2', '3']).default(''),
  phase: z.enum(['', ...activityPhases]).default(''),
  /** An id of the area dictionary. */
  city: wireText(20).default(''),
  /** Takes place in it, also in part. */
  period: z.enum(['', ...activityPeriods]).default(''),
  price: z.enum(['', ...activityPrices]).default(''),
});
export type ActivityFilter = z.output<typeof activityFilter>;

export const findActivities = endpoint({
  name: 'findActivities',
  ...calls.findActivities,
  ...open,
  summary:
    'Public activities by category, phase, city, period and price: coming ones by their start, running ones and all that are not over (no phase) by their end, the soonest first; past ones by their end, the latest first.',
  input: pageQuery.extend(activityFilter.shape),
  data: pageOf(activityItem),
});

export const findActivitiesOfPerson = endpoint({
  name: 'findActivitiesOfPerson',
  ...calls.findActivitiesOfPerson,
  ...open,
  summary: 'The activities of an organiser that passed review, the latest start first.',
  input: pageQuery.extend({ userId: wireId }),
  data: pageOf(activityItem),
});

export const findActivitiesOfTopic = endpoint({
  name: 'findActivitiesOfTopic',
  ...calls.findActivitiesOfTopic,
  ...open,
  summary: 'The activities in a channel that passed review, the latest start first.',
  input: pageQuery.extend({ topicId: wireId }),
  data: pageOf(activityItem),
});

export const findCollectedActivities = endpoint({
  name: 'findCollectedActivities',
  ...calls.findCollectedActivities,
  summary: 'The activities that the caller has collected, the latest first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(activityItem),
  limit: looseLimit,
});

export const activityCity = z.object({ id: z.string(), name: z.string(), activityCount: z.int() });
export type ActivityCity = z.output<typeof activityCity>;

export const findActivityCities = endpoint({
  name: 'findActivityCities',
  ...calls.findActivityCities,
  ...open,
  summary: 'The cities with most public activities.',
  input: noInput,
  data: z.array(activityCity),
});

/** The photos of a past activity, for the photo wall. */
export const activityPhotos = activityItem
  .pick({
    id: true,
    contestName: true,
    title: true,
    titleLanguage: true,
    nickname: true,
    verification: true,
    city: true,
  })
  .extend({ holdEndTime: z.iso.datetime({ offset: true }), photos: z.array(z.string()) });
export type ActivityPhotos = z.output<typeof activityPhotos>;

export const findActivityPhotos = endpoint({
  name: 'findActivityPhotos',
  ...calls.findActivityPhotos,
  ...open,
  summary: 'Past activities with their photos, the last one to end first.',
  input: pageQuery.extend({ pageSize: wireInteger({ min: 1, max: 20 }).default(10) }),
  data: pageOf(activityPhotos),
});
