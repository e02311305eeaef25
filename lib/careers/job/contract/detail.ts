import { z } from 'zod';
import { listedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { textLanguage, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { jobBenefits, jobPhases } from '../codes';
import { jobItem } from './list';

const time = z.iso.datetime({ offset: true });

/** All public data of a job that has not ended; the same for all callers, so that its pages can be cached. */
export const jobDetail = jobItem.extend({
  company: listedPerson,
  phase: z.enum(jobPhases),
  /** What one does, and what one needs, in the language of the title. */
  duties: z.string(),
  needs: z.string(),
  /** The usual notation of its area; empty for none. */
  area: z.string(),
  /** The id of its country, of two letters; empty for none. */
  country: z.string(),
  address: z.string(),
  /** Names in the language of the call; empty for none. */
  profession: z.string(),
  industry: z.string(),
  headcount: z.int(),
  benefits: z.array(z.enum(jobBenefits)),
  publishTime: time,
  editTime: time.nullable(),
});
export type JobDetail = z.output<typeof jobDetail>;

/** What may have changed since a page was made. */
export const jobNow = jobDetail.pick({ phase: true, openUntil: true }).extend({ applicationCount: z.int() });
export type JobNow = z.output<typeof jobNow>;

/** A job that was public and has ended. */
export const endedJob = z.object({
  id: wireId,
  title: z.string(),
  titleLanguage: textLanguage,
  company: listedPerson.nullable(),
  /** When it ended, or was closed. */
  endTime: time,
});
export type EndedJob = z.output<typeof endedJob>;

const open = { auth: 'public', limit: looseLimit, input: z.object({ id: wireId }) } as const;

export const getJob = endpoint({
  name: 'getJob',
  ...calls.getJob,
  ...open,
  summary:
    'A public job in the language of the call, or in the other one where it is missing. JobClosed where it has ended.',
  data: jobDetail,
  errors: ['NullPointer', 'JobClosed'],
});

export const getJobNow = endpoint({
  name: 'getJobNow',
  ...calls.getJobNow,
  ...open,
  summary: 'What a public job is now, and how many have applied: for pages that were made earlier.',
  data: jobNow,
  errors: ['NullPointer'],
});

export const getEndedJob = endpoint({
  name: 'getEndedJob',
  ...calls.getEndedJob,
  ...open,
  summary: 'A job that was public and takes no more applications.',
  data: endedJob,
  errors: ['NullPointer'],
});
