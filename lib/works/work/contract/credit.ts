import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, wireFlag, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { creditRoles } from '../codes';

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;

/** A work that credits the caller, who has not answered yet. */
export const creditAsked = z.object({
  id: wireId,
  title: z.string(),
  thumb: z.string().nullable(),
  author: z.string(),
  roles: z.array(z.enum(creditRoles)),
});
export type CreditAsked = z.output<typeof creditAsked>;

export const findCreditsAsked = endpoint({
  name: 'findCreditsAsked',
  ...calls.findCreditsAsked,
  ...own,
  summary: 'Works that credit the caller and wait for their word.',
  input: pageQuery,
  data: pageOf(creditAsked),
  limit: looseLimit,
});

export const answerCredit = endpoint({
  name: 'answerCredit',
  ...calls.answerCredit,
  ...own,
  summary: 'Confirms a credit, which everybody then sees, or declines it.',
  input: z.object({ id: wireId, isConfirmed: wireFlag }),
  data: noData,
  errors: ['NullPointer', 'InContest'],
});
