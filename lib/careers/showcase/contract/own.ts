import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  pageOf,
  pageQuery,
  textLanguage,
  wireFlag,
  wireId,
  wireJsonList,
  wireRevision,
  writtenText,
} from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from '../calls';
import { caseLimits, caseSides, caseStates } from '../codes';

const time = z.iso.datetime({ offset: true });

/**
 * What is written of a case. All may be empty while it is written; what it lacks to be agreed to is said by `rules/missing.ts`, and
 * that a text has prohibited words by the verb (`prohibited`). Broken
 * rules have their names in `messages/<locale>/careers/case-edit.json`, `rules`.
 */
export const caseFields = z.object({
  titleZh: writtenText(caseLimits.title, 'title'),
  titleEn: writtenText(caseLimits.title, 'title'),
  textZh: writtenText(caseLimits.text, 'text'),
  textEn: writtenText(caseLimits.text, 'text'),
  /** Public works of the creator, in order. */
  workIds: wireJsonList(wireId)
    .refine((ids) => ids.length <= caseLimits.works, { error: 'works' })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'repeated' }),
  /** The company is named among the credits of these works once both have agreed. */
  isCredited: wireFlag,
});
export type CaseFields = z.output<typeof caseFields>;

/** A case of the caller in a list. */
export const ownCase = z.object({
  id: wireId,
  /** Empty while it has none. */
  title: z.string(),
  titleLanguage: textLanguage,
  thumb: z.string().nullable(),
  companyName: z.string(),
  creator: namedPerson.nullable(),
  /** The caller's. */
  side: z.enum(caseSides),
  state: z.enum(caseStates),
  /** Which of both have agreed to the present text. */
  agreed: z.array(z.enum(caseSides)),
  /** Why staff took it down; empty while they have not. */
  reason: z.string(),
  updatedAt: time,
});
export type OwnCase = z.output<typeof ownCase>;

/** A case for those who write it. */
export const caseDraft = ownCase.extend({
  ...caseFields.shape,
  workIds: z.array(wireId),
  isCredited: z.boolean(),
  /** The chosen works that are public. */
  works: z.array(videoItem),
  /** The company has an account, which can be credited. */
  isCreditable: z.boolean(),
  revision: z.int(),
});
export type CaseDraft = z.output<typeof caseDraft>;

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;

export const findOwnCases = endpoint({
  name: 'findOwnCases',
  ...calls.findOwnCases,
  ...own,
  summary: 'The cases that the caller is a side of, the latest changed first.',
  input: pageQuery,
  data: pageOf(ownCase),
  limit: looseLimit,
});

export const getOwnCase = endpoint({
  name: 'getOwnCase',
  ...calls.getOwnCase,
  ...own,
  summary: 'A case to be written and agreed to: for its two sides, and for staff where its company has no account.',
  input: z.object({ id: wireId }),
  data: caseDraft,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const beginCase = endpoint({
  name: 'beginCase',
  ...calls.beginCase,
  ...own,
  summary: 'Begins the case of a docked demand, with the works of its proposal: by either side, once.',
  input: z.object({ demandId: wireId }),
  data: caseDraft,
  errors: ['NullPointer'],
});

export const saveCase = endpoint({
  name: 'saveCase',
  ...calls.saveCase,
  ...own,
  summary: "Saves what is written of a case. A change takes the other side's consent back, and the case off its page.",
  input: caseFields.extend({ id: wireId, revision: wireRevision }),
  data: caseDraft,
  errors: ['NullPointer', 'Changed', 'TakenDown'],
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const agreeToCase = endpoint({
  name: 'agreeToCase',
  ...calls.agreeToCase,
  ...own,
  summary:
    'Agrees to a case as it was read, or takes that back. When both have agreed everybody sees it, and the company is credited where it says so.',
  input: z.object({ id: wireId, revision: wireRevision, agrees: wireFlag }),
  data: caseDraft,
  errors: ['NullPointer', 'Changed', 'TakenDown', 'InContest', 'ListFull'],
});
