import type { JobBenefit, JobEducation, JobExperience, JobMode, JobType, SalaryPeriod } from '../../codes';
import { moreSeedRoles } from './more-roles';
import { seedRoles } from './roles';

const roles = { ...seedRoles, ...moreSeedRoles };

/** What became of a job of the demonstration; open by default. */
export type SeedEnd = 'draft' | 'waiting' | 'failed' | 'paused' | 'closed' | 'takenDown';

/** A job of the demonstration. */
export interface SeedJob {
  companyId: string;
  role: (typeof roles)[keyof typeof roles];
  /** Words before its title. */
  level: Level;
  areaId: string;
  /** Days before the writing on which it was published, or written. */
  daysAgo: number;
  end?: SeedEnd;
  /** Days from the writing until its last day to apply; none by default. */
  lastDay?: number;
  type: JobType;
  mode: JobMode;
  experience: JobExperience;
  education: JobEducation;
  /** In yuan; null for a negotiable one. */
  salary: { from: number; to: number; period: SalaryPeriod; months: number } | null;
  benefits: readonly JobBenefit[];
}

interface Level {
  zh: string;
  en: string;
  usual: Pick<SeedJob, 'type' | 'experience' | 'education' | 'salary'>;
}

const monthly = (from: number, to: number, months = 13) => ({ from, to, period: 'month' as const, months });

/** What is usual on each level; a job may differ. */
const levels = {
  intern: {
    ...{ zh: '实习', en: ', internship' },
    usual: {
      ...{ type: 'internship', experience: 'any', education: 'bachelor' },
      salary: { from: 150, to: 240, period: 'day', months: 12 },
    },
  },
  junior: {
    ...{ zh: '初级', en: ', junior' },
    usual: { type: 'fullTime', experience: 'graduate', education: 'bachelor', salary: monthly(8000, 12_000) },
  },
  plain: {
    ...{ zh: '', en: '' },
    usual: { type: 'fullTime', experience: 'oneToThree', education: 'bachelor', salary: monthly(13_000, 20_000) },
  },
  senior: {
    ...{ zh: '资深', en: ', senior' },
    usual: { type: 'fullTime', experience: 'fiveToTen', education: 'bachelor', salary: monthly(22_000, 35_000, 14) },
  },
} as const satisfies Record<string, Level>;

type Changes = Partial<Omit<SeedJob, 'companyId' | 'role' | 'level' | 'areaId' | 'daysAgo'>>;
type Line = [
  company: string,
  role: keyof typeof roles,
  level: keyof typeof levels,
  areaId: string,
  daysAgo: number,
  changes?: Changes,
];

const benefitsOf: readonly (readonly JobBenefit[])[] = [
  ['insurance', 'housingFund', 'paidLeave'],
  ['insurance', 'flexibleHours', 'equipment', 'studio'],
  ['meals', 'transport', 'training'],
  ['bonus', 'insurance', 'housingFund', 'meals', 'paidLeave', 'training'],
];

/** A line of the tables as a job; what a company gives differs from one to the next. */
export function seedJobOf([company, role, level, areaId, daysAgo, changes]: Line, at: number): SeedJob {
  return {
    ...{ companyId: `person-${company}`, role: roles[role], level: levels[level], areaId, daysAgo },
    ...{ mode: 'onSite', benefits: benefitsOf[at % benefitsOf.length] ?? [] },
    ...levels[level].usual,
    ...changes,
  };
}

export type { Line };
