import { z } from 'zod';
import { reviewedStates } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, reviewDecision, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { activityStates } from '../codes';
import { activityDraft } from './own';

/** An activity in the console's table. */
export const activityRow = z.object({
  id: wireId,
  title: z.string(),
  cover: z.string().nullable(),
  organiser: z.string(),
  organiserId: wireId,
  category: z.literal([1, 2, 3]),
  state: z.enum(activityStates),
  isCanceled: z.boolean(),
  /** The prohibited words in its texts. */
  words: z.array(z.string()),
  holdStartTime: z.iso.datetime({ offset: true }).nullable(),
  /** When it was submitted; null before. */
  submittedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type ActivityRow = z.output<typeof activityRow>;

const console = { auth: 'user', limit: consoleLimit } as const;

export const listActivityReviews = endpoint({
  name: 'listActivityReviews',
  ...calls.listActivityReviews,
  ...console,
  summary:
    'Activities of one state in the console, by default those that wait for review. For those who may review activities.',
  input: tableQuery(['submittedAt', 'createdAt'], 'asc').extend({
    state: z.enum(reviewedStates).default('pending_review'),
  }),
  data: pageOf(activityRow),
  errors: ['Forbidden'],
});

export const getActivityForReview = endpoint({
  name: 'getActivityForReview',
  ...calls.getActivityForReview,
  ...console,
  summary: 'An activity with everything that its organiser wrote. For those who may review activities.',
  input: z.object({ id: wireId }),
  data: activityDraft.extend(
    activityRow.pick({ organiser: true, organiserId: true, words: true, submittedAt: true }).shape,
  ),
  errors: ['Forbidden', 'NullPointer'],
});
export type ActivityForReview = z.output<typeof getActivityForReview.data>;

export const decideOnActivity = endpoint({
  name: 'decideOnActivity',
  ...calls.decideOnActivity,
  ...console,
  summary:
    'Makes an activity public, refuses it with a reason, or takes a public one down, which cancels it for who takes part. Of two who decide at once, one does.',
  input: reviewDecision,
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
