import type { JobDetail, JobDraft, JobItem } from '@/lib/careers/job/contract';

/** An open job in a list; override what the test needs. */
export function jobItem(change: Partial<JobItem> = {}): JobItem {
  return {
    ...{ id: 'j1', title: '灯光设计师', titleLanguage: 'zh', type: 'fullTime', mode: 'hybrid' },
    company: { userId: 'studio', nickname: '光厂', avatar: null, verification: 'company' },
    ...{ experience: 'oneToThree', education: 'bachelor', city: '上海', isHighlighted: false },
    salary: { from: 15_000, to: 25_000, period: 'month', months: 13 },
    ...{ refreshTime: '2026-11-20T12:00:00.000+08:00', openUntil: '2099-12-20T00:00:00.000+08:00' },
    ...change,
  };
}

/** A draft of a job in Chinese that lacks nothing. */
export const draftJob: JobDraft = {
  ...{ id: 'j1', title: '灯光设计师', titleLanguage: 'zh', state: 'pending_edit', phase: null, reason: '' },
  ...{ city: '上海', type: 'fullTime', salary: { from: 15_000, to: 25_000, period: 'month', months: 12 } },
  ...{ isHighlighted: false, applicationCount: 0, wasPublic: false, openUntil: null, postedUntil: null },
  ...{ refreshTime: null, updatedAt: '2026-11-20T12:00:00.000+08:00', revision: 3 },
  ...{
    titleZh: '灯光设计师',
    titleEn: '',
    dutiesZh: '设计现场灯光。',
    dutiesEn: '',
    needsZh: '会用控台。',
    needsEn: '',
  },
  ...{ mode: 'onSite', experience: 'any', education: 'any', areaId: 'CN-310000', areaName: '上海', address: '' },
  ...{ profession: 'light', industry: '', headcount: 1, salaryFrom: 15_000, salaryTo: 25_000, salaryPeriod: 'month' },
  ...{ salaryMonths: 12, isNegotiable: false, benefits: [], lastDay: '', underReview: {} },
};

/** The same, public and open. */
export const publicJob: JobDraft = {
  ...draftJob,
  ...{ state: 'verified', phase: 'open', wasPublic: true, applicationCount: 4 },
  ...{ openUntil: '2099-12-21T00:00:00.000+08:00', postedUntil: '2099-12-21T00:00:00.000+08:00' },
  refreshTime: '2026-11-20T12:00:00.000+08:00',
};

/** A job on its page. */
export function jobDetail(change: Partial<JobDetail> = {}): JobDetail {
  const { company, ...item } = jobItem();
  return {
    ...item,
    company: { ...company, tagline: '造光的厂', followerCount: 21_000 },
    ...{ phase: 'open', duties: '设计现场灯光。\n写 a < b。', needs: '会用控台。', area: '上海 · 徐汇', country: 'CN' },
    ...{ address: '龙腾大道 1 号', profession: '灯光设计师', industry: '光影照明', headcount: 2 },
    ...{ benefits: ['insurance', 'meals'], publishTime: '2026-11-20T12:00:00.000+08:00', editTime: null },
    ...change,
  };
}
