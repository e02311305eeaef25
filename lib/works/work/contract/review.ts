import { z } from 'zod';
import { reviewedStates } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, reviewDecision, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { videoStates } from '../codes';
import { processing, workDraft } from './work';

/** A work in the console's table. */
export const workRow = z.object({
  id: wireId,
  title: z.string(),
  thumb: z.string().nullable(),
  author: z.string(),
  authorId: wireId,
  duration: z.int(),
  state: z.enum(videoStates),
  processing,
  /** The prohibited words in its texts. */
  words: z.array(z.string()),
  /** When it was submitted; null before. */
  submittedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type WorkRow = z.output<typeof workRow>;

const console = { auth: 'user', limit: consoleLimit } as const;

export const listWorks = endpoint({
  name: 'listWorks',
  ...calls.listWorks,
  ...console,
  summary: 'Works of one state in the console, by default those that wait for review. For those who may review works.',
  input: tableQuery(['submittedAt', 'createdAt'], 'asc').extend({
    state: z.enum(reviewedStates).default('pending_review'),
  }),
  data: pageOf(workRow),
  errors: ['Forbidden'],
});

export const getWorkForReview = endpoint({
  name: 'getWorkForReview',
  ...calls.getWorkForReview,
  ...console,
  summary: 'A work with everything that its creator says of it. For those who may review works.',
  input: z.object({ id: wireId }),
  data: workDraft.extend({
    author: z.string(),
    authorId: wireId,
    words: z.array(z.string()),
    /** As text; empty for none. */
    industry: z.string(),
    profession: z.string(),
    /** When it was submitted; null before. */
    submittedAt: z.iso.datetime({ offset: true }).nullable(),
    /** The original file, and its playable form: its size in pixels, null while unknown. Null without a file. */
    file: z
      .object({
        name: z.string(),
        bytes: z.int(),
        width: z.int().nullable(),
        height: z.int().nullable(),
        /** Heights, the largest first. */
        qualities: z.array(z.int()),
      })
      .nullable(),
  }),
  errors: ['Forbidden', 'NullPointer'],
});
export type WorkForReview = z.output<typeof getWorkForReview.data>;

export const decideOnWork = endpoint({
  name: 'decideOnWork',
  ...calls.decideOnWork,
  ...console,
  summary:
    'Makes a work public, refuses it with a reason, or takes a public one down. Of two who decide at once, one does.',
  input: reviewDecision,
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed', 'NotPlayable'],
  limit: consoleWritingLimit,
});
