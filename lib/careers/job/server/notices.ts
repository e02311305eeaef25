import type { NoticeSource } from '@/lib/base/notice/port';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import en from '@/messages/en/careers/job-notices.json';
import zh from '@/messages/zh/careers/job-notices.json';
import type {} from './events';

/** Decisions on a job with their reasons, to its company. */
export const jobDecidedNotice: NoticeSource<'job.decided'> = {
  kind: 'jobDecided',
  type: 'system',
  on: 'job.decided',
  words: { zh: zh.jobDecided, en: en.jobDecided },
  async tell(_context, _tx, { id, companyId, act, reason }) {
    const path = act === 'approve' ? undefined : `/recruitManage/${encodeURIComponent(id)}/edit`;
    return [{ to: companyId, by: null, about: { kind: 'job', id }, path, values: { act, reason } }];
  },
};

/** Days before a job ends, to its company: nothing that was paid lapses silently. */
export const jobEndingNotice: NoticeSource<'job.ending'> = {
  kind: 'jobEnding',
  type: 'system',
  on: 'job.ending',
  words: { zh: zh.jobEnding, en: en.jobEnding },
  async tell(_context, _tx, { id, companyId, until }) {
    const values = { until: formatDate(until, { withTime: true }) };
    return [{ to: companyId, by: null, about: { kind: 'job', id }, path: '/recruitManage', values }];
  },
};

/** A job that has ended by itself, to its company. */
export const jobEndedNotice: NoticeSource<'job.ended'> = {
  kind: 'jobEnded',
  type: 'system',
  on: 'job.ended',
  words: { zh: zh.jobEnded, en: en.jobEnded },
  async tell(_context, _tx, { id, companyId }) {
    return [{ to: companyId, by: null, about: { kind: 'job', id }, path: '/recruitManage' }];
  },
};
