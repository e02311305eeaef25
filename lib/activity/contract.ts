import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId, wireInteger } from '@/lib/platform/shared/wire';

/** Category codes (specification sections 3 and 9). */
export const activityCategory = { online: 1, offline: 2, contest: 3 } as const;
export type ActivityCategory = (typeof activityCategory)[keyof typeof activityCategory];

/** Status codes (specification section 4). 1 to 3 are the review, 4 and 5 follow from the clock once it has passed. */
export const activityStatus = { pendingReview: 1, passed: 2, failed: 3, ended: 4, inProgress: 5 } as const;
export type ActivityStatus = (typeof activityStatus)[keyof typeof activityStatus];

/** An activity in a list (specification section 3). `nickname` is the organiser, times are ISO 8601 with zone. */
export const activityItem = z.object({
  id: wireId,
  thumb: z.string().nullable(),
  category: z.literal([1, 2, 3]),
  status: z.literal([1, 2, 3, 4, 5]),
  title: z.string(),
  titleLanguage: textLanguage,
  nickname: z.string(),
  holdStartTime: z.iso.datetime({ offset: true }),
});
export type ActivityItem = z.output<typeof activityItem>;

/** 0, the only order so far: by start, the latest first. */
export const activityOrders = { byStart: 0 } as const;

export const findActivityList = endpoint({
  name: 'findActivityList',
  summary: 'Activities that passed review, the latest start first.',
  method: 'GET',
  path: '/api/activity/indexList',
  auth: 'public',
  input: pageQuery.extend({ orderBy: wireInteger({ min: 0, max: 0 }).default(activityOrders.byStart) }),
  data: pageOf(activityItem),
  limit: looseLimit,
});
