import { z } from 'zod';
import { reviewedStates } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, reviewDecision, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { demandKinds, demandPhases, demandStates } from '../codes';
import { demandDraft } from './own';

const time = z.iso.datetime({ offset: true });

/** A demand in the console's table. */
export const demandRow = z.object({
  id: wireId,
  title: z.string(),
  kind: z.enum([...demandKinds, '']),
  company: z.string(),
  /** Null for a customer without an account. */
  companyId: wireId.nullable(),
  state: z.enum(demandStates),
  /** Null for one that is not public. */
  phase: z.enum(demandPhases).nullable(),
  /** The prohibited words in its texts. */
  words: z.array(z.string()),
  lastDay: z.string(),
  /** When it was submitted, and by when it is promised to be decided on; null before. */
  submittedAt: time.nullable(),
  dueAt: time.nullable(),
});
export type DemandRow = z.output<typeof demandRow>;

const console = { auth: 'user', limit: consoleLimit } as const;

export const listDemandReviews = endpoint({
  name: 'listDemandReviews',
  ...calls.listDemandReviews,
  ...console,
  summary:
    'Demands of one state in the console, by default those that wait for review. For those who may review demands.',
  input: tableQuery(['submittedAt', 'createdAt'], 'asc').extend({
    state: z.enum(reviewedStates).default('pending_review'),
  }),
  data: pageOf(demandRow),
  errors: ['Forbidden'],
});

export const getDemandForReview = endpoint({
  name: 'getDemandForReview',
  ...calls.getDemandForReview,
  ...console,
  summary: 'A demand with everything that its company wrote, its contact too. For those who may review demands.',
  input: z.object({ id: wireId }),
  data: demandDraft.extend({
    ...demandRow.pick({ company: true, companyId: true, words: true, submittedAt: true }).shape,
    viewCount: z.int(),
    /** The request of a business customer that it was made of; null for none. */
    leadId: wireId.nullable(),
    /** Where that customer came from: campaign parameters and click ids, by name. */
    source: z.record(z.string(), z.string()),
  }),
  errors: ['Forbidden', 'NullPointer'],
});
export type DemandForReview = z.output<typeof getDemandForReview.data>;

export const decideOnDemand = endpoint({
  name: 'decideOnDemand',
  ...calls.decideOnDemand,
  ...console,
  summary:
    'Makes a demand public, refuses it with a reason, or takes a public one down. Of two who decide at once, one does.',
  input: reviewDecision,
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed', 'CompanyNeeded'],
  limit: consoleWritingLimit,
});
