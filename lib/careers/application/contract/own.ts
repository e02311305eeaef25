import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from '../calls';
import { applicationStates } from '../codes';
import { applicationFields, applicationStep } from './fields';

export * from './fields';

const time = z.iso.datetime({ offset: true });

/** An application of the caller. */
export const ownApplication = z.object({
  id: wireId,
  state: z.enum(applicationStates),
  job: z.object({
    id: wireId,
    title: z.string(),
    titleLanguage: textLanguage,
    /** Whether it takes applications now. */
    isOpen: z.boolean(),
  }),
  company: namedPerson,
  /** Those of the works that everybody can watch. */
  works: z.array(videoItem),
  note: z.string(),
  email: z.string(),
  phone: z.string(),
  sentAt: time,
  updatedAt: time,
  steps: z.array(applicationStep),
});
export type OwnApplication = z.output<typeof ownApplication>;

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;

export const applyForJob = endpoint({
  name: 'applyForJob',
  ...calls.applyForJob,
  ...own,
  summary:
    'Applies for an open job, once; again after a withdrawal. The company sees profile, verified credits, these works, the note and these contacts.',
  input: applicationFields.extend({ jobId: wireId }),
  data: ownApplication,
  errors: ['NullPointer', 'PhoneNeeded', 'JobClosed', 'AppliedAlready', 'Blocked', 'Forbidden', 'TooManyRequests'],
});

export const getOwnApplication = endpoint({
  name: 'getOwnApplication',
  ...calls.getOwnApplication,
  ...own,
  summary: 'The application of the caller for a job; null where they have none.',
  input: z.object({ jobId: wireId }),
  data: ownApplication.nullable(),
  limit: looseLimit,
});

export const findOwnApplications = endpoint({
  name: 'findOwnApplications',
  ...calls.findOwnApplications,
  ...own,
  summary: 'The applications of the caller, the latest sent first.',
  input: pageQuery,
  data: pageOf(ownApplication),
  limit: looseLimit,
});

export const withdrawJobApplication = endpoint({
  name: 'withdrawJobApplication',
  ...calls.withdrawJobApplication,
  ...own,
  summary: 'Takes an application back: the company sees nothing of it any more. Not once an offer was accepted.',
  input: z.object({ id: wireId }),
  data: ownApplication,
  errors: ['NullPointer', 'Changed'],
});

export const acceptOffer = endpoint({
  name: 'acceptOffer',
  ...calls.acceptOffer,
  ...own,
  summary: 'Accepts the offer of a company.',
  input: z.object({ id: wireId }),
  data: ownApplication,
  errors: ['NullPointer', 'Changed'],
});

export const removeApplication = endpoint({
  name: 'removeApplication',
  ...calls.removeApplication,
  ...own,
  summary: 'Removes an application of the caller at once, with all that was sent, answered and noted.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer'],
});
