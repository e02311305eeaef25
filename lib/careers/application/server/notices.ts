import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/careers/application-notices.json';
import zh from '@/messages/zh/careers/application-notices.json';
import { type AnswerTemplate, answerTemplates } from '../codes';
import { applicationDeskPath, jobApplicationsPath, ownApplicationsPath } from '../rules/application-path';
import type {} from './events';

/** Tells a company who applies for a job: one notice for all of them, without those who are gone. */
const sentNotice: NoticeSource<'application.sent'> = {
  kind: 'applicationSent',
  type: 'system',
  on: 'application.sent',
  isGathered: true,
  words: { zh: zh.sent, en: en.sent },
  async tell(_context, _tx, { jobId, companyId, personId, isWithdrawn }) {
    const about = { kind: 'job', id: jobId } as const;
    return [{ to: companyId, by: personId, about, path: jobApplicationsPath(jobId), isTakenBack: isWithdrawn }];
  },
};

/** Tells a company that its offer was accepted. */
const acceptedNotice: NoticeSource<'application.accepted'> = {
  kind: 'applicationAccepted',
  type: 'system',
  on: 'application.accepted',
  words: { zh: zh.accepted, en: en.accepted },
  async tell(_context, _tx, { id, jobId, companyId, personId }) {
    const path = applicationDeskPath(jobId, id);
    return [{ to: companyId, by: personId, about: { kind: 'job', id: jobId }, path }];
  },
};

/** What an applicant is told about, and where it leads. */
const aboutJob = (jobId: string) =>
  ({ by: null, about: { kind: 'job', id: jobId }, path: ownApplicationsPath }) as const;

/** Tells applicants what the company has decided, without an answer in words. */
const changedNotice: NoticeSource<'application.changed'> = {
  kind: 'applicationChanged',
  type: 'system',
  on: 'application.changed',
  words: { zh: zh.changed, en: en.changed },
  async tell(_context, _tx, { people, jobId, company, move }) {
    return people.map((to) => ({ to, ...aboutJob(jobId), values: { company, move } }));
  },
};

/** The answer of a template in the language of the applicant. */
const answerNotice = (template: AnswerTemplate): NoticeSource<'application.answered'> => ({
  kind: `applicationAnswer-${template}`,
  type: 'system',
  on: 'application.answered',
  words: { zh: zh.answers[template], en: en.answers[template] },
  async tell(_context, _tx, { personId, text, ...told }) {
    if (told.template !== template || text !== '') return [];
    return [{ to: personId, ...aboutJob(told.jobId), values: { company: told.company } }];
  },
});

/** An answer in words of the company, which stand below the sentence. */
const writtenNotice: NoticeSource<'application.answered'> = {
  kind: 'applicationAnswered',
  type: 'system',
  on: 'application.answered',
  words: { zh: zh.answered, en: en.answered },
  async tell(_context, _tx, { personId, text, jobId, company }) {
    if (text === '') return [];
    return [{ to: personId, ...aboutJob(jobId), values: { company, reason: text } }];
  },
};

export const applicationNotices = [
  ...[sentNotice, acceptedNotice, changedNotice, writtenNotice],
  ...answerTemplates.map(answerNotice),
];
