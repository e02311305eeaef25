import { z } from 'zod';
import { reviewedStates } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, reviewDecision, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { jobPhases, jobStates } from '../codes';
import { jobDraft } from './own';

/** A job in the console's table. */
export const jobRow = z.object({
  id: wireId,
  title: z.string(),
  company: z.string(),
  companyId: wireId,
  city: z.string(),
  state: z.enum(jobStates),
  /** Null for one that is not public. */
  phase: z.enum(jobPhases).nullable(),
  /** The prohibited words in its texts. */
  words: z.array(z.string()),
  /** When it was submitted; null before. */
  submittedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type JobRow = z.output<typeof jobRow>;

const console = { auth: 'user', limit: consoleLimit } as const;

export const listJobReviews = endpoint({
  name: 'listJobReviews',
  ...calls.listJobReviews,
  ...console,
  summary: 'Jobs of one state in the console, by default those that wait for review. For those who may review jobs.',
  input: tableQuery(['submittedAt', 'createdAt'], 'asc').extend({
    state: z.enum(reviewedStates).default('pending_review'),
  }),
  data: pageOf(jobRow),
  errors: ['Forbidden'],
});

export const getJobForReview = endpoint({
  name: 'getJobForReview',
  ...calls.getJobForReview,
  ...console,
  summary: 'A job with everything that its company wrote. For those who may review jobs.',
  input: z.object({ id: wireId }),
  data: jobDraft.extend({
    ...jobRow.pick({ company: true, companyId: true, words: true, submittedAt: true }).shape,
    /** Names in the language of the call; empty for none. */
    professionName: z.string(),
    industryName: z.string(),
  }),
  errors: ['Forbidden', 'NullPointer'],
});
export type JobForReview = z.output<typeof getJobForReview.data>;

export const decideOnJob = endpoint({
  name: 'decideOnJob',
  ...calls.decideOnJob,
  ...console,
  summary:
    'Makes a job public, from when on the days of its post count; refuses it with a reason and gives the post back; or takes a public one down. Of two who decide at once, one does.',
  input: reviewDecision,
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
