import { z } from 'zod';
import { searchLimits } from '@/lib/base/search/codes';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, type RateLimit } from '@/lib/platform/shared/endpoint';
import {
  noInput,
  pageOf,
  pageQuery,
  textLanguage,
  wireFlag,
  wireId,
  wireInteger,
  wireText,
} from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import {
  jobEducations,
  jobExperiences,
  jobLimits,
  jobModes,
  jobOrders,
  jobTypes,
  recommendReasons,
  salaryPeriods,
} from '../codes';

const time = z.iso.datetime({ offset: true });

/** What a job pays, in yuan for its period. */
export const jobSalary = z.object({
  from: z.int(),
  to: z.int(),
  period: z.enum(salaryPeriods),
  /** Months a year that are paid. */
  months: z.int(),
});
export type JobSalary = z.output<typeof jobSalary>;

/** An open job in a list. Times are ISO 8601 with zone. */
export const jobItem = z.object({
  id: wireId,
  title: z.string(),
  titleLanguage: textLanguage,
  company: namedPerson,
  type: z.enum(jobTypes),
  mode: z.enum(jobModes),
  experience: z.enum(jobExperiences),
  education: z.enum(jobEducations),
  /** The name of its city in the language of the call; empty for none. */
  city: z.string(),
  /** Null where it is negotiable. */
  salary: jobSalary.nullable(),
  /** Its post is one that stands out. */
  isHighlighted: z.boolean(),
  /** When it was published, renewed or refreshed last. */
  refreshTime: time,
  /** From when on it takes no more applications. */
  openUntil: time,
});
export type JobItem = z.output<typeof jobItem>;

/** What `/jobs/home` is filtered by; an empty text is no filter. */
export const jobFilter = z.object({
  /** Words of its titles and texts, or of its company. */
  text: wireText(searchLimits.text).trim().default(''),
  /** An id of the area dictionary: its city. */
  city: wireText(20).default(''),
  type: z.enum(['', ...jobTypes]).default(''),
  experience: z.enum(['', ...jobExperiences]).default(''),
  education: z.enum(['', ...jobEducations]).default(''),
  /** It pays so much at most, or more, in yuan a month; 0 for all. */
  salary: wireInteger({ min: 0, max: jobLimits.salary }).default(0),
  /** Only those that are done from anywhere. */
  remote: wireFlag.default(false),
  orderBy: z.enum(jobOrders).default('newest'),
});
export type JobFilter = z.output<typeof jobFilter>;

const open = { auth: 'public', limit: looseLimit } as const;
/** A list that may be a search costs more than others, like the search itself. */
const each: RateLimit = { max: 240, seconds: 60 };

export const findJobs = endpoint({
  name: 'findJobs',
  ...calls.findJobs,
  auth: 'public',
  limit: { address: each, account: each },
  summary:
    'Open jobs by city, type, experience, education, salary and place of work, the newest or the best paid first; with a text those of the first 200 hits that fit, the best first.',
  input: pageQuery.extend(jobFilter.shape),
  data: pageOf(jobItem),
});

export const jobCity = z.object({ id: z.string(), name: z.string(), jobCount: z.int() });
export type JobCity = z.output<typeof jobCity>;

export const findJobCities = endpoint({
  name: 'findJobCities',
  ...calls.findJobCities,
  ...open,
  summary: 'The cities with most open jobs.',
  input: noInput,
  data: z.array(jobCity),
});

export const findJobsOfCompany = endpoint({
  name: 'findJobsOfCompany',
  ...calls.findJobsOfCompany,
  ...open,
  summary: 'The open jobs of a company, the newest first.',
  input: pageQuery.extend({ userId: wireId }),
  data: pageOf(jobItem),
});

export const findSimilarJobs = endpoint({
  name: 'findSimilarJobs',
  ...calls.findSimilarJobs,
  ...open,
  summary: 'Open jobs like one that is or was public, by profession, industry and city; the closest first.',
  input: z.object({ id: wireId }),
  data: z.array(jobItem),
  errors: ['NullPointer'],
});

/** A job with the reasons why it is recommended, the strongest first. */
export const recommendedJob = jobItem.extend({ reasons: z.array(z.enum(recommendReasons)) });
export type RecommendedJob = z.output<typeof recommendedJob>;

export const findRecommendedJobs = endpoint({
  name: 'findRecommendedJobs',
  ...calls.findRecommendedJobs,
  auth: 'user',
  limit: looseLimit,
  summary:
    "Open jobs by the caller's profession, creative fields, industry and city; empty where their profile says none.",
  input: noInput,
  data: z.array(recommendedJob),
});
