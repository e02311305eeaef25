import { z } from 'zod';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireFlag, wireId } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { reviewKinds } from './codes';

export * from './codes';
export * from './contract/report';
export * from './contract/word';

/** A text that waits for review. */
export const reviewRow = z.object({
  id: wireId,
  kind: z.enum(reviewKinds),
  /** Id of the thing with the text; `field` is which of its texts. */
  subjectId: z.string(),
  field: z.string(),
  text: z.string(),
  /** The prohibited words in it. */
  words: z.array(z.string()),
  submittedAt: z.iso.datetime({ offset: true }),
});
export type ReviewRow = z.output<typeof reviewRow>;

export const listReviews = endpoint({
  name: 'listReviews',
  ...calls.listReviews,
  summary: 'Texts that wait for review. For those who may review them.',
  auth: 'user',
  input: tableQuery(['submittedAt'], 'asc').extend({ kind: z.enum([...reviewKinds, '']).default('') }),
  data: pageOf(reviewRow),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const decideOnReview = endpoint({
  name: 'decideOnReview',
  ...calls.decideOnReview,
  summary: 'Allows a text, which everybody then sees, or refuses it. Of two who decide at once, one does.',
  auth: 'user',
  input: z.object({ id: wireId, isAllowed: wireFlag }),
  data: noData,
  // A work in a contest keeps its texts: reviews of it wait until the contest has ended.
  errors: ['Forbidden', 'NullPointer', 'InContest'],
  limit: consoleWritingLimit,
});
