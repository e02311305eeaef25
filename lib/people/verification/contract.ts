import { z } from 'zod';
import { mostReason } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  noInput,
  pageOf,
  wireFlag,
  wireId,
  wireInteger,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from './calls';
import {
  applicationStates,
  verificationLimits as limits,
  paperKinds,
  pictureSides,
  refusals,
  verifiedKinds,
} from './codes';

const time = z.iso.datetime({ offset: true });
const day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'date' });

/** An application as its owner sees it: private facts are masked, and pictures are never shown again. */
export const ownApplication = z.object({
  id: z.string(),
  kind: z.enum(verifiedKinds),
  state: z.enum(applicationStates),
  /** Masked: 张*, 上海****公司. */
  name: z.string(),
  /** Null for a company, which has a credit code. */
  paper: z.enum(paperKinds).nullable(),
  /** The last four characters of the number. */
  numberEnd: z.string(),
  /** YYYY-MM-DD; null for a paper without an end. */
  validUntil: z.string().nullable(),
  submittedAt: time,
  /** By when it is decided on, within one working day. */
  dueAt: time,
  decidedAt: time.nullable(),
  refusal: z.enum(refusals).nullable(),
  /** What the reviewer adds to the refusal. */
  reason: z.string(),
});
export type OwnApplication = z.output<typeof ownApplication>;

/** The latest application of a kind, and the one that holds. */
const ownKind = z.object({ latest: ownApplication.nullable(), holds: ownApplication.nullable() });

export const verification = z.object({
  individual: ownKind,
  company: ownKind,
  /** Whether a mobile number is bound, without which nobody can apply. */
  hasPhone: z.boolean(),
});
export type Verification = z.output<typeof verification>;

export const getVerification = endpoint({
  name: 'getVerification',
  ...calls.getVerification,
  summary: 'How the caller is verified, and their latest applications.',
  auth: 'user',
  input: noInput,
  data: verification,
  limit: looseLimit,
});

const picture = z.file({ error: 'picture' }).max(limits.bytes, { error: 'pictureTooLarge' });
const required = { error: 'required' };
const common = {
  /** YYYY-MM-DD, or empty for a paper without an end. */
  validUntil: z.union([z.literal(''), day], { error: 'date' }),
  /** One form is one application, however often it is sent. */
  clientId: wireId,
};

/** A person's application. The numbers of papers are checked by `rules/papers.ts`. */
export const personalForm = z.object({
  ...common,
  kind: z.literal('individual'),
  realName: writtenText(limits.name).pipe(z.string().min(1, required)),
  paper: z.enum(paperKinds),
  number: wireText(40).trim().min(1, required),
  front: picture,
  back: picture.optional(),
});

/** A company's application. */
export const companyForm = z.object({
  ...common,
  kind: z.literal('company'),
  companyName: writtenText(limits.company).pipe(z.string().min(1, required)),
  creditCode: wireText(40).trim().min(1, required),
  legalRepresentative: writtenText(limits.name).pipe(z.string().min(1, required)),
  contactName: writtenText(limits.name).pipe(z.string().min(1, required)),
  contactPhone: wireText(40).trim().min(1, required),
  licence: picture,
  authority: picture,
});

export const applyForVerification = endpoint({
  name: 'applyForVerification',
  ...calls.applyForVerification,
  summary: 'Applies to be verified, as a person or a company; refused with the rule of each field that is wrong.',
  auth: 'user',
  input: z.discriminatedUnion('kind', [personalForm, companyForm]),
  data: ownApplication,
  errors: ['PhoneNeeded', 'Changed', 'TooLarge', 'UnsupportedMediaType', 'Unavailable'],
  limit: writingLimit({ max: 20, seconds: 3600 }),
  maxBodyBytes: 2 * (limits.bytes + 1024) + 64 * 1024,
});

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  ...calls.withdrawApplication,
  summary: 'Withdraws a pending application of the caller, with everything that it holds.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'Changed'],
  limit: writingLimit({ max: 20, seconds: 3600 }),
});

/** An application in the queue, masked. */
export const applicationRow = ownApplication.extend({
  personId: z.string(),
  nickname: z.string(),
  revision: z.int(),
  /** By whom it was decided on, by nickname; empty for nobody. */
  decidedBy: z.string(),
});
export type ApplicationRow = z.output<typeof applicationRow>;

export const listApplications = endpoint({
  name: 'listApplications',
  ...calls.listApplications,
  summary: 'Applications, those first that are due first. For those who review verifications.',
  auth: 'user',
  input: tableQuery(['submittedAt'], 'asc').extend({
    state: z.enum(applicationStates).default('pending'),
    kind: z.enum(verifiedKinds).optional(),
  }),
  data: pageOf(applicationRow),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const getApplication = endpoint({
  name: 'getApplication',
  ...calls.getApplication,
  summary: 'An application, masked, with those before it. For those who review verifications.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: applicationRow.extend({
    before: z.array(applicationRow),
    /** Whether another account is verified by the same paper. */
    isTaken: z.boolean(),
    hasPictures: z.boolean(),
  }),
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});

/** The private facts of an application, as its kind has them. */
export const papers = z.object({
  name: z.string(),
  number: z.string(),
  legalRepresentative: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  /** Links to the pictures: for this reviewer, for five minutes. */
  pictures: z.array(z.object({ side: z.enum(pictureSides), key: z.string() })),
});
export type Papers = z.output<typeof papers>;

export const openPapers = endpoint({
  name: 'openPapers',
  ...calls.openPapers,
  summary: 'The private facts of an application; each look is recorded. For those who review verifications.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: papers,
  errors: ['Forbidden', 'NullPointer'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const readPaperPicture = endpoint({
  name: 'readPaperPicture',
  ...calls.readPaperPicture,
  summary: 'A picture by the link that this reviewer was given within five minutes; each look is recorded.',
  auth: 'user',
  input: z.object({ key: wireText(1000).min(1) }),
  data: z.null(),
  errors: ['Forbidden', 'NullPointer', 'LinkExpired'],
  limit: consoleLimit,
  answers: 'file',
});

export const decideOnApplication = endpoint({
  name: 'decideOnApplication',
  ...calls.decideOnApplication,
  summary: 'Passes an application, or refuses it with a reason. For those who review verifications, but for their own.',
  auth: 'user',
  input: z.object({
    id: wireId,
    revision: wireInteger({ min: 0, max: 1_000_000_000 }),
    isPassed: wireFlag,
    refusal: z.enum(refusals).optional(),
    reason: writtenText(mostReason, 'reason').default(''),
  }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed', 'PaperTaken'],
  limit: consoleWritingLimit,
});
