import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  textLanguage,
  wireFlag,
  wireId,
  wireInteger,
  wireJsonList,
  wireRevision,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import {
  jobActs,
  jobBenefits,
  jobEducations,
  jobExperiences,
  jobLimits,
  jobModes,
  jobPhases,
  jobStates,
  jobTypes,
  salaryPeriods,
} from '../codes';
import { jobSalary } from './list';

const text = writtenText(jobLimits.text, 'text');
/** In yuan; 0 in a draft that does not say it yet. */
const salary = wireInteger({ min: 0, max: jobLimits.salary });
/** A day in Beijing as YYYY-MM-DD; empty for none. */
const writtenDay = z.union([z.literal(''), z.iso.date({ error: 'time' })]);

/**
 * What is written of a job. All may be empty in a draft. Broken rules have their names in
 * `messages/<locale>/careers/job-edit.json`, `rules`; what is missing for the review, and what contradicts itself, is said by
 * `rules/check-fields.ts`.
 */
export const jobFields = z.object({
  titleZh: writtenText(jobLimits.title, 'title'),
  titleEn: writtenText(jobLimits.title, 'title'),
  dutiesZh: text,
  dutiesEn: text,
  needsZh: text,
  needsEn: text,
  type: z.enum(jobTypes),
  mode: z.enum(jobModes),
  experience: z.enum(jobExperiences),
  education: z.enum(jobEducations),
  /** Ids of the area dictionary, and of the dictionaries of people; empty for none. */
  areaId: wireText(20),
  address: writtenText(jobLimits.address, 'address'),
  profession: wireText(64),
  industry: wireText(64),
  headcount: wireInteger({ min: 1, max: jobLimits.headcount }),
  salaryFrom: salary,
  salaryTo: salary,
  salaryPeriod: z.enum(salaryPeriods),
  salaryMonths: wireInteger({ min: jobLimits.months.from, max: jobLimits.months.to }),
  isNegotiable: wireFlag,
  benefits: wireJsonList(z.enum(jobBenefits)).pipe(z.array(z.enum(jobBenefits)).max(jobBenefits.length)),
  /** The last day to apply; empty where it is open as long as its post lasts. */
  lastDay: writtenDay,
});
export type JobFields = z.output<typeof jobFields>;

/** A job of the caller's company in a list. */
export const ownJob = z.object({
  id: wireId,
  /** Empty while it has none. */
  title: z.string(),
  titleLanguage: textLanguage,
  state: z.enum(jobStates),
  /** Null for one that is not public. */
  phase: z.enum(jobPhases).nullable(),
  /** The reason that staff gave for rejecting it. */
  reason: z.string(),
  city: z.string(),
  type: z.enum(jobTypes),
  /** Null where it is negotiable or not said yet. */
  salary: jobSalary.nullable(),
  isHighlighted: z.boolean(),
  applicationCount: z.int(),
  /** It was public once. */
  wasPublic: z.boolean(),
  /** When it ends, and when its post does; null before it was public. */
  openUntil: z.iso.datetime({ offset: true }).nullable(),
  postedUntil: z.iso.datetime({ offset: true }).nullable(),
  /** When it was published, renewed or refreshed last; null before. */
  refreshTime: z.iso.datetime({ offset: true }).nullable(),
  updatedAt: z.iso.datetime({ offset: true }),
  /** Number of changes; a save and an act name the one they are based on. */
  revision: z.int(),
});
export type OwnJob = z.output<typeof ownJob>;

/** A job in its editor. */
export const jobDraft = ownJob.extend({
  ...jobFields.shape,
  headcount: z.int(),
  salaryFrom: z.int(),
  salaryTo: z.int(),
  salaryMonths: z.int(),
  isNegotiable: z.boolean(),
  benefits: z.array(z.enum(jobBenefits)),
  lastDay: z.string(),
  /** The usual notation of its area; empty for none. */
  areaName: z.string(),
  /** Texts under review; the public sees the previous ones. */
  underReview: z
    .object({
      titleZh: z.string(),
      titleEn: z.string(),
      dutiesZh: z.string(),
      dutiesEn: z.string(),
      needsZh: z.string(),
      needsEn: z.string(),
    })
    .partial(),
});
export type JobDraft = z.output<typeof jobDraft>;

const own = { auth: 'user', limit: writingLimit({ max: 240, seconds: 3600 }) } as const;
/** The caller has confirmed the warning: texts with prohibited words go to review. */
const acknowledged = wireFlag.default(false);

export const findOwnJobs = endpoint({
  name: 'findOwnJobs',
  ...calls.findOwnJobs,
  ...own,
  summary: "The jobs of the caller's company, in every state or one of them, the latest changed first.",
  input: pageQuery.extend({ state: z.enum([...jobStates, '']).default('') }),
  data: pageOf(ownJob),
  limit: looseLimit,
});

export const getOwnJob = endpoint({
  name: 'getOwnJob',
  ...calls.getOwnJob,
  ...own,
  summary: "One of the jobs of the caller's company, to be edited.",
  input: z.object({ id: wireId }),
  data: jobDraft,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const createJob = endpoint({
  name: 'createJob',
  ...calls.createJob,
  ...own,
  summary:
    'Begins a job with a title in one language: makes a draft. For verified companies. The same `clientId` gives the same draft.',
  input: z.object({
    title: writtenText(jobLimits.title, 'title').min(1, { error: 'required' }),
    language: textLanguage,
    /** Generated by the sender. */
    clientId: z.uuid(),
  }),
  data: jobDraft,
  errors: ['CompanyNeeded', 'PhoneNeeded', 'TooManyDrafts'],
});

export const saveJob = endpoint({
  name: 'saveJob',
  ...calls.saveJob,
  ...own,
  summary: 'Saves what is written of a job. In a public one, prohibited words warn first and then lead to a review.',
  input: jobFields.extend({ id: wireId, revision: wireRevision, acknowledged }),
  data: jobDraft,
  errors: ['NullPointer', 'Changed', 'ProhibitedWords', 'PhoneNeeded'],
  // A draft is saved while it is written.
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const submitJob = endpoint({
  name: 'submitJob',
  ...calls.submitJob,
  ...own,
  summary:
    'Hands a draft in for review, and takes a post for it unless one still runs. 400 names all that it lacks and all that contradicts itself.',
  input: z.object({ id: wireId, revision: wireRevision, acknowledged }),
  data: jobDraft,
  errors: ['NullPointer', 'Changed', 'CompanyNeeded', 'ProhibitedWords', 'PhoneNeeded', 'PostsUsedUp'],
});

export const withdrawJob = endpoint({
  name: 'withdrawJob',
  ...calls.withdrawJob,
  ...own,
  summary: 'Takes a job back that nobody has decided on yet; the post that was taken for it is given back.',
  input: z.object({ id: wireId }),
  data: jobDraft,
  errors: ['NullPointer', 'Changed'],
});

export const removeJob = endpoint({
  name: 'removeJob',
  ...calls.removeJob,
  ...own,
  summary: 'Deletes a job that was never public. One that was is closed instead.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'Changed'],
});

export const actOnJob = endpoint({
  name: 'actOnJob',
  ...calls.actOnJob,
  ...own,
  summary:
    'Pauses a public job, opens it again, renews it with another post (also after its end), brings it to the top of the newest ones with a refresh, or closes it. An act names the revision that it is based on, so that one that is sent twice is done once.',
  input: z.object({ id: wireId, revision: wireRevision, act: z.enum(jobActs) }),
  data: jobDraft,
  errors: ['NullPointer', 'Changed', 'CompanyNeeded', 'PhoneNeeded', 'PostsUsedUp', 'RefreshesUsedUp'],
});
