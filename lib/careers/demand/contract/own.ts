import { z } from 'zod';
import { toEmail } from '@/lib/platform/shared/email';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  textLanguage,
  wireFlag,
  wireId,
  wireInteger,
  wireRevision,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { demandKinds, demandLimits, demandPhases, demandStates } from '../codes';

const time = z.iso.datetime({ offset: true });
/** YYYY-MM-DD; empty for none. */
const day = z.union([z.literal(''), z.iso.date()], { error: 'day' });
/** In yuan; null, or an empty text in a form, for what is not said. */
const yuan = z
  .union([z.null(), z.literal('').transform(() => null), wireInteger({ min: 1, max: demandLimits.budgetYuan })], {
    error: 'yuan',
  })
  .default(null);

/**
 * What is written of a demand. All may be empty in a draft. Broken rules have their names in
 * `messages/<locale>/careers/demand-edit.json`, `rules`; what is missing for the review, and what contradicts itself, is said by
 * `rules/check-fields.ts`.
 */
export const demandFields = z.object({
  /** Of a customer without an account, for whom staff write; a company's own demand has its profile's name. */
  companyName: writtenText(demandLimits.company, 'company').default(''),
  kind: z.enum([...demandKinds, '']),
  titleZh: writtenText(demandLimits.title, 'title'),
  titleEn: writtenText(demandLimits.title, 'title'),
  /** Plain text. */
  bodyZh: writtenText(demandLimits.body, 'body'),
  bodyEn: writtenText(demandLimits.body, 'body'),
  budgetFrom: yuan,
  budgetTo: yuan,
  /** An id of the area dictionary; empty where any place will do. */
  areaId: wireText(64),
  /** The last day for proposals, in Beijing. */
  lastDay: day,
  deliverOn: day,
  contactName: writtenText(demandLimits.contactName, 'contact'),
  /** As people write it: digits with a plus, spaces, hyphens, brackets. */
  contactPhone: wireText(demandLimits.phone, 'phone')
    .trim()
    .refine((text) => text === '' || /^\+?[\d\s()-]{5,30}$/.test(text), { error: 'phone' }),
  contactEmail: wireText(demandLimits.email, 'email')
    .trim()
    .refine((text) => text === '' || toEmail(text) !== null, { error: 'email' }),
  contactWechat: writtenText(demandLimits.wechat, 'contact'),
});
export type DemandFields = z.output<typeof demandFields>;

/** A demand of the caller in a list. */
export const ownDemand = z.object({
  id: wireId,
  /** Empty while it has none. */
  title: z.string(),
  titleLanguage: textLanguage,
  state: z.enum(demandStates),
  /** Null for one that is not public. */
  phase: z.enum(demandPhases).nullable(),
  /** The reason that staff gave for rejecting it. */
  reason: z.string(),
  kind: z.enum([...demandKinds, '']),
  budgetFrom: z.int().nullable(),
  budgetTo: z.int().nullable(),
  lastDay: z.string(),
  /** By when a review is promised; null for one that does not wait. */
  dueAt: time.nullable(),
  /** How many people have looked at its contact. */
  viewCount: z.int(),
  /** It was public once. */
  wasPublic: z.boolean(),
  updatedAt: time,
});
export type OwnDemand = z.output<typeof ownDemand>;

/** A demand in its editor. */
export const demandDraft = ownDemand.omit({ viewCount: true }).extend({
  ...demandFields.shape,
  kind: z.enum([...demandKinds, '']),
  budgetFrom: z.int().nullable(),
  budgetTo: z.int().nullable(),
  lastDay: z.string(),
  deliverOn: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  /** The area in full; empty for none. */
  place: z.string(),
  companyName: z.string(),
  /** Of a customer without an account, for whom staff write. */
  isOurs: z.boolean(),
  /** Texts under review; the public sees the previous ones. */
  underReview: z.object({ titleZh: z.string(), titleEn: z.string(), bodyZh: z.string(), bodyEn: z.string() }).partial(),
  /** Number of changes; a save names the one it is based on. */
  revision: z.int(),
});
export type DemandDraft = z.output<typeof demandDraft>;

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;
/** The caller has confirmed the warning: texts with prohibited words go to review. */
const acknowledged = wireFlag.default(false);

export const findOwnDemands = endpoint({
  name: 'findOwnDemands',
  ...calls.findOwnDemands,
  ...own,
  summary: "The caller's own demands, in every state or one of them, the latest changed first.",
  input: pageQuery.extend({ state: z.enum([...demandStates, '']).default('') }),
  data: pageOf(ownDemand),
  limit: looseLimit,
});

export const getOwnDemand = endpoint({
  name: 'getOwnDemand',
  ...calls.getOwnDemand,
  ...own,
  summary: 'One of the own demands, to be edited; for sales one of a customer without an account too.',
  input: z.object({ id: wireId }),
  data: demandDraft,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const createDemand = endpoint({
  name: 'createDemand',
  ...calls.createDemand,
  ...own,
  summary:
    'Begins a demand with a title in one language: makes a draft. For verified companies. The same `clientId` gives the same draft.',
  input: z.object({
    title: writtenText(demandLimits.title, 'title').min(1, { error: 'required' }),
    language: textLanguage,
    /** Generated by the sender. */
    clientId: z.uuid(),
  }),
  data: demandDraft,
  errors: ['CompanyNeeded', 'PhoneNeeded', 'TooManyDrafts'],
});

export const saveDemand = endpoint({
  name: 'saveDemand',
  ...calls.saveDemand,
  ...own,
  summary:
    'Saves what is written of a demand. In a public one, prohibited words warn first and then lead to a review; another last day opens one that is over again.',
  input: demandFields.extend({ id: wireId, revision: wireRevision, acknowledged }),
  data: demandDraft,
  errors: ['NullPointer', 'Changed', 'ProhibitedWords', 'PhoneNeeded', 'CompanyNeeded', 'DemandClosed'],
  // A draft is saved while it is written.
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

const ofOne = { input: z.object({ id: wireId }), data: demandDraft } as const;

export const submitDemand = endpoint({
  name: 'submitDemand',
  ...calls.submitDemand,
  ...own,
  summary:
    'Hands a draft in for review, which is promised within one working day. 400 names all that it lacks and all that contradicts itself.',
  input: z.object({ id: wireId, revision: wireRevision, acknowledged }),
  data: demandDraft,
  errors: ['NullPointer', 'Changed', 'CompanyNeeded', 'ProhibitedWords', 'PhoneNeeded'],
});

export const withdrawDemand = endpoint({
  name: 'withdrawDemand',
  ...calls.withdrawDemand,
  ...own,
  ...ofOne,
  summary: 'Takes a demand back that nobody has decided on yet.',
  errors: ['NullPointer', 'Changed'],
});

export const removeDemand = endpoint({
  name: 'removeDemand',
  ...calls.removeDemand,
  ...own,
  summary: 'Deletes a demand that was never public. One that was is closed instead.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'Changed'],
});

export const closeDemand = endpoint({
  name: 'closeDemand',
  ...calls.closeDemand,
  ...own,
  ...ofOne,
  summary: 'Closes a public demand without a team: it takes no proposals any more.',
  errors: ['NullPointer', 'Changed'],
});

export const reopenDemand = endpoint({
  name: 'reopenDemand',
  ...calls.reopenDemand,
  ...own,
  ...ofOne,
  summary: 'Opens a demand again that was closed before its last day.',
  errors: ['NullPointer', 'Changed', 'CompanyNeeded'],
});
