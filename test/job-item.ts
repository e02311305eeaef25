import type { JobItem } from '@/lib/careers/job/contract';

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
