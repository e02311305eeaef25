import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  textLanguage,
  wireId,
  wireIds,
  wireRevision,
  writtenText,
} from '@/lib/platform/shared/wire';
import { creditRoles } from '@/lib/works/work/codes';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from '../calls';
import { answerTemplates, applicationLimits, deskStates, movedStates } from '../codes';
import { applicationStep } from './fields';

const time = z.iso.datetime({ offset: true });

/** Somebody who applies, as in lists. */
const applicant = namedPerson.extend({
  tagline: z.string(),
  /** The name of their area; empty where they say none. */
  address: z.string(),
});

/** An application in the lists of its company. */
export const applicationItem = z.object({
  id: wireId,
  state: z.enum(deskStates),
  applicant,
  /** The beginning of the note. */
  note: z.string(),
  workCount: z.int(),
  /** Of public works, confirmed by the applicant. */
  creditCount: z.int(),
  noteCount: z.int(),
  sentAt: time,
  revision: z.int(),
});
export type ApplicationItem = z.output<typeof applicationItem>;

/** A note that the company alone sees. */
const privateNote = z.object({ id: wireId, text: z.string(), at: time });

/** All that the company sees of an application. */
export const applicationDetail = applicationItem.extend({
  job: z.object({ id: wireId, title: z.string(), titleLanguage: textLanguage }),
  note: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Facts of the profile; empty where they say none. */
  profile: z.object({
    bio: z.string(),
    profession: z.string(),
    industry: z.string(),
    education: z.string(),
    creativeFields: z.array(z.string()),
  }),
  /** Those of the chosen works that are public still, in order. */
  works: z.array(videoItem),
  /** Confirmed credits of public works, the latest first. */
  credits: z.array(z.object({ work: videoItem, roles: z.array(z.enum(creditRoles)) })),
  notes: z.array(privateNote),
  steps: z.array(applicationStep),
});
export type ApplicationDetail = z.output<typeof applicationDetail>;

const desk = { auth: 'user', errors: ['NullPointer'], limit: looseLimit } as const;
const change = { ...desk, limit: writingLimit({ max: 1200, seconds: 3600 }) } as const;

export const findApplications = endpoint({
  name: 'findApplications',
  ...calls.findApplications,
  ...desk,
  summary: 'The applications for a job of the caller, the latest sent first; what was withdrawn is not listed.',
  input: pageQuery.extend({ jobId: wireId, state: z.enum([...deskStates, '']).default('') }),
  data: pageOf(applicationItem),
});

export const countApplications = endpoint({
  name: 'countApplications',
  ...calls.countApplications,
  ...desk,
  summary: 'How many applications for a job of the caller are in each state, and the title of the job.',
  input: z.object({ jobId: wireId }),
  data: z.object({
    title: z.string(),
    titleLanguage: textLanguage,
    states: z.array(z.object({ state: z.enum(deskStates), count: z.int() })),
  }),
});

export const getJobApplication = endpoint({
  name: 'getJobApplication',
  ...calls.getJobApplication,
  ...desk,
  summary: 'An application for a job of the caller.',
  input: z.object({ id: wireId }),
  data: applicationDetail,
});

export const openApplication = endpoint({
  name: 'openApplication',
  ...calls.openApplication,
  ...change,
  summary: 'Says that the company has looked at a new application: it is `seen` from now on. Any other stays as it is.',
  input: z.object({ id: wireId }),
  data: applicationDetail,
});

export const moveApplication = endpoint({
  name: 'moveApplication',
  ...calls.moveApplication,
  ...change,
  summary: 'Moves an application into another state; the applicant is told of `talk`, `offer` and `no`.',
  input: z.object({ id: wireId, revision: wireRevision, state: z.enum(movedStates) }),
  data: applicationDetail,
  errors: ['NullPointer', 'Changed'],
});

export const declineApplications = endpoint({
  name: 'declineApplications',
  ...calls.declineApplications,
  ...change,
  summary:
    'Declines applications for one job of the caller, all at once; the answer says which. What is no application for it, has been declined, withdrawn or hired, is left out.',
  /** At most 100. */
  input: z.object({ jobId: wireId, ids: wireIds }),
  data: z.object({ ids: z.array(wireId) }),
});

export const noteApplicant = endpoint({
  name: 'noteApplicant',
  ...calls.noteApplicant,
  ...change,
  summary: 'Adds a note to an application that the company alone sees. Sent twice it is one.',
  input: z.object({
    id: wireId,
    clientId: z.uuid(),
    text: writtenText(applicationLimits.privateNote, 'privateNote').min(1, { error: 'required' }),
  }),
  data: applicationDetail,
  errors: ['NullPointer', 'ListFull'],
});

export const answerApplicant = endpoint({
  name: 'answerApplicant',
  ...calls.answerApplicant,
  ...change,
  summary:
    'Answers an applicant in their message centre, and moves the application along: by a template, in their language, or in words of the company.',
  input: z.object({
    id: wireId,
    revision: wireRevision,
    template: z.enum(answerTemplates),
    /** Empty for the text of the template. */
    text: writtenText(applicationLimits.answer, 'answer').default(''),
  }),
  data: applicationDetail,
  errors: ['NullPointer', 'Changed'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const exportApplications = endpoint({
  name: 'exportApplications',
  ...calls.exportApplications,
  ...desk,
  summary: 'The applications for a job of the caller as CSV.',
  input: z.object({ jobId: wireId }),
  data: noData,
  limit: { address: { max: 30, seconds: 60 }, account: { max: 30, seconds: 3600, strict: true } },
  answers: 'file',
});
