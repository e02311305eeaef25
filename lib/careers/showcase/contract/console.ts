import { z } from 'zod';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireFlag, wireId, writtenText } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from '../calls';
import { caseLimits, caseSides, caseStates } from '../codes';
import { caseDraft } from './own';

/** A case in the console. */
export const listedCase = z.object({
  id: wireId,
  title: z.string(),
  companyName: z.string(),
  /** The company has an account; otherwise staff write and agree for it. */
  hasCompany: z.boolean(),
  /** The creator by name. */
  creator: z.string(),
  creatorId: wireId,
  state: z.enum(caseStates),
  agreed: z.array(z.enum(caseSides)),
  reason: z.string(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ListedCase = z.output<typeof listedCase>;

export const listCases = endpoint({
  name: 'listCases',
  ...calls.listCases,
  summary: 'All cases, with their states. For those who review demands.',
  auth: 'user',
  input: tableQuery(['updatedAt']).extend({ state: z.enum(['', ...caseStates]).default('') }),
  data: pageOf(listedCase),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

/** A case in the console with all that it says. */
export const listedCaseDetail = listedCase.extend({
  ...{ titleZh: z.string(), titleEn: z.string(), textZh: z.string(), textEn: z.string() },
  /** Those that are public. */
  works: z.array(videoItem),
  isCredited: z.boolean(),
});
export type ListedCaseDetail = z.output<typeof listedCaseDetail>;

export const getListedCase = endpoint({
  name: 'getListedCase',
  ...calls.getListedCase,
  summary: 'A case with all that it says. For those who review demands.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: listedCaseDetail,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});

export const writeCase = endpoint({
  name: 'writeCase',
  ...calls.writeCase,
  summary: 'Begins a case without a demand, for a company without an account. The same `clientId` gives the same case.',
  auth: 'user',
  input: z.object({
    clientId: z.uuid(),
    companyName: writtenText(caseLimits.companyName, 'companyName').min(1, { error: 'required' }),
    creatorId: wireId,
  }),
  data: caseDraft,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const takeCaseDown = endpoint({
  name: 'takeCaseDown',
  ...calls.takeCaseDown,
  summary: 'Takes a case off its page with a reason that both sides are told, or puts it back.',
  auth: 'user',
  input: z.object({
    ...{ id: wireId, isTakenDown: wireFlag },
    /** Empty where it is put back. */
    reason: writtenText(caseLimits.reason, 'reason').default(''),
  }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
