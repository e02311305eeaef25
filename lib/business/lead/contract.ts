import { z } from 'zod';
import { proof } from '@/lib/base/proof/contract';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { toEmail } from '@/lib/platform/shared/email';
import { endpoint, looseLimit, rareLimit } from '@/lib/platform/shared/endpoint';
import { mobileFits } from '@/lib/platform/shared/phone';
import { noData, pageOf, wireFlag, wireId, wireText, writtenText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { budgets, leadFileTypes, leadLimits, leadStates, services } from './codes';

export * from './codes';

/** Senders of requests are rare; the verb also limits all requests together. */
const requestLimit = rareLimit({ max: 10, seconds: 3600 });

const needed = (max: number) => writtenText(max).min(1, { error: 'required' });

/**
 * The fields of a request (specification sections 2 and 5): the message of each broken rule is the key of its text in
 * `messages/<locale>/business/lead.json` under `rules`.
 */
export const leadForm = z.object({
  company: needed(leadLimits.company),
  name: needed(leadLimits.name),
  /** A number of the region, or one with its own + and country code; stored in E.164. */
  mobile: wireText(40).trim().min(1, { error: 'required' }),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('CN'),
  /** Empty for none: then the customer has only the link. */
  email: wireText(254)
    .trim()
    .refine((text) => text === '' || toEmail(text) !== null, { error: 'email' })
    .default(''),
  budget: z.enum(budgets).default('open'),
  message: needed(leadLimits.message),
  /** Consent to store and use this for an answer. */
  consent: wireFlag.refine((isGiven) => isGiven, { error: 'consent' }),
});

/** A request as sent: the visitor's input, the source of the visit, and a proof of work. */
export const leadFields = leadForm.extend({
  /** The landing page, absolute, with its campaign parameters; and the referrer. Empty when unknown. */
  landing: wireText(2000).default(''),
  referrer: wireText(2000).default(''),
  proof,
});
export type LeadFields = z.output<typeof leadFields>;

/** Validates a form while it is filled in. */
export const checkedLeadForm = leadForm.superRefine(mobileFits);

/** One file or several, as parsed from multipart. */
const files = z
  .union([z.instanceof(File).transform((file) => [file]), z.array(z.instanceof(File))])
  .default([])
  .refine((list) => list.length <= leadLimits.files, { error: 'tooManyFiles' })
  .refine((list) => list.every((file) => file.size <= leadLimits.fileBytes), { error: 'fileTooLarge' });

/** The customer's receipt: a number, and the key of the page with the request's state. */
export const leadReceipt = z.object({ number: z.string(), key: z.string() });
export type LeadReceipt = z.output<typeof leadReceipt>;

export const sendLead = endpoint({
  name: 'sendLead',
  ...calls.sendLead,
  summary: 'A request of a business customer, as multipart with its files; answers its number and the key of its page.',
  auth: 'public',
  input: leadFields.extend({ service: z.enum(services), files }).superRefine(mobileFits),
  data: leadReceipt,
  errors: ['TooManyRequests', 'UnsupportedMediaType', 'TooLarge', 'ProofNeeded'],
  limit: requestLimit,
  maxBodyBytes: leadLimits.files * leadLimits.fileBytes + 1024 * 1024,
});

/** Data of the customer's page. It contains nothing about the customer, since anybody with the link sees it. */
export const leadStatus = z.object({
  number: z.string(),
  service: z.enum(services),
  /** `junk` is shown as `lost`. */
  state: z.enum(['new', 'working', 'won', 'lost']),
  sentAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type LeadStatus = z.output<typeof leadStatus>;

export const getLeadStatus = endpoint({
  name: 'getLeadStatus',
  ...calls.getLeadStatus,
  summary: 'How a request stands, for whoever has the key of its page.',
  auth: 'public',
  input: z.object({ key: wireText(64).min(1) }),
  data: leadStatus,
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** A request in the console's table. */
export const leadRow = z.object({
  id: wireId,
  number: z.string(),
  service: z.enum(services),
  state: z.enum(leadStates),
  company: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  budget: z.enum(budgets),
  /** The campaign in short: `baidu / cpc / spring`; empty for none. */
  campaign: z.string(),
  ownerId: z.string().nullable(),
  owner: z.string().nullable(),
  nextStep: z.string(),
  /** A day, YYYY-MM-DD; null for none. */
  nextStepOn: z.string().nullable(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type LeadRow = z.output<typeof leadRow>;

export const leadSorts = ['createdAt', 'updatedAt', 'nextStepOn', 'company'] as const;

export const listLeads = endpoint({
  name: 'listLeads',
  ...calls.listLeads,
  summary: 'Requests for the console. For those who may answer them.',
  auth: 'user',
  input: tableQuery(leadSorts).extend({
    state: z.enum([...leadStates, 'open', '']).default(''),
    service: z.enum([...services, '']).default(''),
    /** `me`, `nobody`, or empty for all. */
    owner: z.enum(['me', 'nobody', '']).default(''),
  }),
  data: pageOf(leadRow),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

const leadNote = z.object({
  id: wireId,
  text: z.string(),
  author: z.string().nullable(),
  createdAt: z.iso.datetime({ offset: true }),
});

export const lead = leadRow.extend({
  message: z.string(),
  language: z.enum(['zh', 'en']),
  /** Campaign parameters and click ids, by name. */
  source: z.record(z.string(), z.string()),
  landing: z.string(),
  referrer: z.string(),
  files: z.array(z.object({ id: wireId, name: z.string(), type: z.enum(leadFileTypes), bytes: z.int() })),
  notes: z.array(leadNote),
  /** Grows with each change; a save names the one that was seen. */
  revision: z.int(),
  /** People who may own it. */
  owners: z.array(z.object({ id: wireId, nickname: z.string() })),
  key: z.string(),
  /** The demand that it was made; null for none. */
  demandId: wireId.nullable(),
});
export type Lead = z.output<typeof lead>;

export const getLead = endpoint({
  name: 'getLead',
  ...calls.getLead,
  summary: 'One request with all that is known of it, for those who may answer it.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: lead,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});

export const changeLead = endpoint({
  name: 'changeLead',
  ...calls.changeLead,
  summary: 'Sets the state, the owner and the next step of a request, unless somebody has changed it meanwhile.',
  auth: 'user',
  input: z.object({
    id: wireId,
    revision: z.coerce.number().int(),
    state: z.enum(leadStates),
    /** Empty for nobody. */
    ownerId: wireText(64).default(''),
    nextStep: wireText(400).trim().default(''),
    nextStepOn: z.union([z.literal(''), z.iso.date()]).default(''),
  }),
  data: lead,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});

export const addLeadNote = endpoint({
  name: 'addLeadNote',
  ...calls.addLeadNote,
  summary: 'Adds a note to a request; notes are never changed.',
  auth: 'user',
  input: z.object({ id: wireId, text: needed(leadLimits.note) }),
  data: leadNote,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const makeDemandOfLead = endpoint({
  name: 'makeDemandOfLead',
  ...calls.makeDemandOfLead,
  summary:
    'Makes a request a demand for creators: a draft that staff complete, with where the customer came from. Asking twice answers the same.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: z.object({ demandId: wireId }),
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const readLeadFile = endpoint({
  name: 'readLeadFile',
  ...calls.readLeadFile,
  summary: 'A file of a request, to be saved and never shown in place.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: noData,
  answers: 'file',
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});
