import type { NoticeSource } from '@/lib/base/notice/port';
import type { Language } from '@/lib/platform/shared/language';
import answersEn from '@/messages/en/careers/application-answers.json';
import en from '@/messages/en/careers/application-notices.json';
import answersZh from '@/messages/zh/careers/application-answers.json';
import zh from '@/messages/zh/careers/application-notices.json';
import { type AnswerTemplate, answerTemplates } from '../codes';
import { applicationDeskPath, jobApplicationsPath, ownApplicationsPath } from '../rules/application-path';
import type { ToldJob } from './events';

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

/** The values of a job, which is about to end or has ended, so that it is named whether it is public or not. */
const valuesOf = ({ jobZh, jobEn, company }: ToldJob & { company: string }) => ({ jobZh, jobEn, company });

/** Words about `{job}`: a notice, which has no language, knows its title in both. */
const named = (words: string, language: Language) =>
  words.replaceAll('{job}', language === 'zh' ? '{jobZh}' : '{jobEn}');

/** Tells applicants what the company has decided, without an answer in words. */
const changedNotice: NoticeSource<'application.changed'> = {
  kind: 'applicationChanged',
  type: 'system',
  on: 'application.changed',
  words: { zh: named(zh.changed, 'zh'), en: named(en.changed, 'en') },
  async tell(_context, _tx, { people, move, ...job }) {
    const values = { ...valuesOf(job), move };
    return people.map((to) => ({ to, by: null, about: null, path: ownApplicationsPath, values }));
  },
};

/** The answer of a template in the language of the applicant. */
const answerNotice = (template: AnswerTemplate): NoticeSource<'application.answered'> => ({
  kind: `applicationAnswer-${template}`,
  type: 'system',
  on: 'application.answered',
  words: {
    zh: named(zh.answer.replace('{answer}', answersZh.texts[template]), 'zh'),
    en: named(en.answer.replace('{answer}', answersEn.texts[template]), 'en'),
  },
  async tell(_context, _tx, { personId, text, ...event }) {
    if (event.template !== template || text !== '') return [];
    return [{ to: personId, by: null, about: null, path: ownApplicationsPath, values: valuesOf(event) }];
  },
});

/** An answer in words of the company, which stand below the sentence. */
const writtenNotice: NoticeSource<'application.answered'> = {
  kind: 'applicationAnswered',
  type: 'system',
  on: 'application.answered',
  words: { zh: named(zh.answered, 'zh'), en: named(en.answered, 'en') },
  async tell(_context, _tx, { personId, text, ...event }) {
    if (text === '') return [];
    const values = { ...valuesOf(event), reason: text };
    return [{ to: personId, by: null, about: null, path: ownApplicationsPath, values }];
  },
};

export const applicationNotices = [
  ...[sentNotice, acceptedNotice, changedNotice, writtenNotice],
  ...answerTemplates.map(answerNotice),
];
