import { z } from 'zod';
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
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { consoleSections, mostReason, reviewActs } from './codes';

/**
 * The query of every console table: a page, an order and a search text. A table adds its filters with `.extend`.
 * `sorts` are the sortable columns, the first one being the default.
 */
export function tableQuery<const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  order: 'asc' | 'desc' = 'desc',
) {
  return pageQuery.extend({
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
    order: z.enum(['asc', 'desc']).default(order),
    search: wireText(100).trim().default(''),
  });
}

/** The limit of console calls is loose, since staff are few and known. */
export const consoleLimit = looseLimit;

/** For writing calls of the console: too fast for a person, but not for a script with a stolen session. */
export const consoleWritingLimit = writingLimit({ max: 1200, seconds: 3600 });

/** The input of a call that decides on something under review. */
export const reviewDecision = z.object({
  id: wireId,
  /** The reviewed revision: what was changed since must be read again. */
  revision: wireInteger({ min: 0, max: 1_000_000_000 }),
  act: z.enum(reviewActs),
  reason: writtenText(mostReason, 'reason').default(''),
});

/** The input of a call that features something public, or no longer. */
export const featuring = z.object({ id: wireId, isFeatured: wireFlag });

/** A failed job. */
export const failedJob = z.object({
  id: wireId,
  kind: z.string(),
  /** JSON, as in the queue. */
  payload: z.string(),
  attempts: z.int(),
  lastError: z.string(),
  failedAt: z.iso.datetime({ offset: true }),
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  name: 'listFailedJobs',
  ...calls.listFailedJobs,
  summary: 'Jobs that were given up, the latest first. For those who may manage jobs.',
  auth: 'user',
  input: tableQuery(['failedAt', 'kind']),
  data: pageOf(failedJob),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const retryJob = endpoint({
  name: 'retryJob',
  ...calls.retryJob,
  summary: 'Lets a failed job run again, with all its attempts.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

/** Number of waiting items in a section. */
export const waitingCount = z.object({
  section: z.enum(consoleSections),
  /** At most `mostWaiting`, which means this many or more. */
  count: z.int(),
});
export type WaitingCount = z.output<typeof waitingCount>;

export const countWaiting = endpoint({
  name: 'countWaiting',
  ...calls.countWaiting,
  summary: 'What waits in the sections of the console that the caller may open.',
  auth: 'user',
  input: noInput,
  data: z.array(waitingCount),
  errors: ['Forbidden'],
  limit: consoleLimit,
});
