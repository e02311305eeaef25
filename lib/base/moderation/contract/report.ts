import { secondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, textLanguage, wireId, writtenText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { caseStates, reportKinds, reportLimits, reportReasons } from '../codes';

const reportFields = z.object({
  kind: z.enum(reportKinds),
  id: wireId,
  reason: z.enum(reportReasons, { error: 'reason' }),
  text: writtenText(reportLimits.text).default(''),
});

/** `other` alone says nothing. */
function textFits({ reason, text }: { reason: string; text: string }, context: z.RefinementCtx): void {
  if (reason !== 'other' || text !== '') return;
  context.addIssue({ code: 'custom', path: ['text'], message: 'textNeeded' });
}

/**
 * What a form is checked with while it is filled in; its reason may be still to be chosen. Each broken rule is named by its
 * message, which is also the key of its words in `messages/<locale>/base/moderation.json` under `rules`.
 */
export const reportForm = reportFields
  .extend({ reason: z.string().pipe(z.enum(reportReasons, { error: 'reason' })) })
  .superRefine(textFits);

/** One picture or several, as multipart gives them. */
const pictures = z
  .union([z.instanceof(File).transform((file) => [file]), z.array(z.instanceof(File))])
  .default([])
  .refine((list) => list.length <= reportLimits.pictures, { error: 'tooManyPictures' })
  .refine((list) => list.every((file) => file.size <= reportLimits.pictureBytes), { error: 'pictureTooLarge' });

export const sendReport = endpoint({
  name: 'sendReport',
  ...calls.sendReport,
  summary:
    'Reports a thing that is there for all, as multipart with its pictures. A second report of the same adds to it.',
  auth: 'user',
  input: reportFields
    .extend({
      pictures,
      /** Made by the sender; what is sent once more under the same one is not taken twice. */
      clientId: z.uuid(),
    })
    .superRefine(textFits),
  data: noData,
  errors: ['NullPointer', 'UnsupportedMediaType', 'TooLarge', 'Unavailable'],
  // Carriers share addresses; the verb counts each person.
  // Somebody who goes through a whole channel is not stopped, a machine is.
  limit: writingLimit({ max: 30, seconds: secondsInDay }),
  maxBodyBytes: reportLimits.pictures * reportLimits.pictureBytes + 1024 * 1024,
});

/** What is reported, as far as there is something left of it. */
export const reportSubject = z.object({
  kind: z.enum(reportKinds),
  id: wireId,
  /** Its title, its text or its name; empty where nothing is left. */
  text: z.string(),
  /** The language that the text is known to be in. */
  language: textLanguage.nullable(),
  /** Whose it is; null for a person, a channel and what belongs to nobody any more. */
  author: z.string().nullable(),
  /** Whether everybody can see it. */
  isPublic: z.boolean(),
  /** Where everybody sees it, without language prefix; null where it has no place any more. */
  path: z.string().nullable(),
  /** Where staff act on it; null where the console has no page for it. */
  staffPath: z.string().nullable(),
});
export type ReportSubject = z.output<typeof reportSubject>;

/** All reports of one thing that are decided on together. */
export const reportCase = z.object({
  id: wireId,
  subject: reportSubject,
  state: z.enum(caseStates),
  /** How many people have reported it. */
  reportCount: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  /** When it was reported last. */
  reportedAt: z.iso.datetime({ offset: true }),
});
export type ReportCase = z.output<typeof reportCase>;

export const listReportCases = endpoint({
  name: 'listReportCases',
  ...calls.listReportCases,
  summary: 'Things that were reported, each with all its reports, the latest first. For those who may review reports.',
  auth: 'user',
  input: tableQuery(['reportedAt', 'reportCount']).extend({
    kind: z.enum([...reportKinds, '']).default(''),
    reason: z.enum([...reportReasons, '']).default(''),
    state: z.enum([...caseStates, '']).default(''),
  }),
  data: pageOf(reportCase),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

/** What one person has said, the earliest first. */
const personReport = z.object({
  id: wireId,
  /** Who reports; null when their account is gone. */
  reporter: z.object({ id: wireId, nickname: z.string() }).nullable(),
  parts: z.array(
    z.object({
      id: wireId,
      reason: z.enum(reportReasons),
      text: z.string(),
      at: z.iso.datetime({ offset: true }),
      pictures: z.array(wireId),
    }),
  ),
});
export type PersonReport = z.output<typeof personReport>;

export const reportCaseDetail = reportCase.extend({
  reports: z.array(personReport),
  /** What was noted when it was decided; empty before. */
  note: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime({ offset: true }).nullable(),
  /** The other cases of the same thing, the latest first. */
  others: z.array(
    z.object({ id: wireId, state: z.enum(caseStates), reportedAt: z.iso.datetime({ offset: true }), note: z.string() }),
  ),
});
export type ReportCaseDetail = z.output<typeof reportCaseDetail>;

export const getReportCase = endpoint({
  name: 'getReportCase',
  ...calls.getReportCase,
  summary: 'One thing that was reported, with everything that was said of it.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: reportCaseDetail,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});

export const decideOnReports = endpoint({
  name: 'decideOnReports',
  ...calls.decideOnReports,
  summary: 'Decides whether the reports of a thing are right. Of two who decide at once, one does.',
  auth: 'user',
  input: z.object({
    id: wireId,
    state: z.enum(caseStates).exclude(['open']),
    note: writtenText(reportLimits.note).default(''),
  }),
  data: reportCaseDetail,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const readReportPicture = endpoint({
  name: 'readReportPicture',
  ...calls.readReportPicture,
  summary: 'A picture of a report, for those who may review reports.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: noData,
  answers: 'file',
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});
