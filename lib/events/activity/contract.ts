import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { activityOrders } from './codes';

export * from './codes';

/** An activity in a list (specification section 3). `nickname` is the organiser, times are ISO 8601 with zone. */
export const activityItem = z.object({
  id: wireId,
  thumb: z.string().nullable(),
  category: z.literal([1, 2, 3]),
  status: z.literal([1, 2, 3, 4, 5]),
  title: z.string(),
  titleLanguage: textLanguage,
  nickname: z.string(),
  /** What the organiser is verified as. */
  verification: z.enum(verifications),
  holdStartTime: z.iso.datetime({ offset: true }),
});
export type ActivityItem = z.output<typeof activityItem>;

export const findActivityList = endpoint({
  name: 'findActivityList',
  ...calls.findActivityList,
  summary: 'Activities that passed review, the latest start first.',
  auth: 'public',
  input: pageQuery.extend({ orderBy: wireInteger({ min: 0, max: 0 }).default(activityOrders.byStart) }),
  data: pageOf(activityItem),
  limit: looseLimit,
});

export const findActivitiesOfPerson = endpoint({
  name: 'findActivitiesOfPerson',
  ...calls.findActivitiesOfPerson,
  summary: 'The activities of an organiser that passed review, the latest start first.',
  auth: 'public',
  input: pageQuery.extend({ userId: wireId }),
  data: pageOf(activityItem),
  limit: looseLimit,
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
