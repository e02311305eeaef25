import { z } from 'zod';
import { reviewedStates } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, reviewDecision, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { broadcastPhases, broadcastStates } from '../codes';
import { broadcastDraft } from './own';

/** A broadcast in the console's table. */
export const broadcastRow = z.object({
  id: wireId,
  title: z.string(),
  cover: z.string().nullable(),
  host: z.string(),
  hostId: wireId,
  state: z.enum(broadcastStates),
  /** Null for one that is not public. */
  phase: z.enum(broadcastPhases).nullable(),
  /** The prohibited words in its texts. */
  words: z.array(z.string()),
  startTime: z.iso.datetime({ offset: true }).nullable(),
  /** When it was submitted; null before. */
  submittedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type BroadcastRow = z.output<typeof broadcastRow>;

const console = { auth: 'user', limit: consoleLimit } as const;

export const listBroadcastReviews = endpoint({
  name: 'listBroadcastReviews',
  ...calls.listBroadcastReviews,
  ...console,
  summary:
    'Broadcasts of one state in the console, by default those that wait for review. For those who may review broadcasts.',
  input: tableQuery(['submittedAt', 'createdAt'], 'asc').extend({
    state: z.enum(reviewedStates).default('pending_review'),
  }),
  data: pageOf(broadcastRow),
  errors: ['Forbidden'],
});

export const getBroadcastForReview = endpoint({
  name: 'getBroadcastForReview',
  ...calls.getBroadcastForReview,
  ...console,
  summary: 'A broadcast with everything that its host wrote. For those who may review broadcasts.',
  input: z.object({ id: wireId }),
  data: broadcastDraft.extend(broadcastRow.pick({ host: true, hostId: true, words: true, submittedAt: true }).shape),
  errors: ['Forbidden', 'NullPointer'],
});
export type BroadcastForReview = z.output<typeof getBroadcastForReview.data>;

export const decideOnBroadcast = endpoint({
  name: 'decideOnBroadcast',
  ...calls.decideOnBroadcast,
  ...console,
  summary:
    'Makes a broadcast public, refuses it with a reason, or takes a public one down, which ends or cancels it. Of two who decide at once, one does.',
  input: reviewDecision,
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
