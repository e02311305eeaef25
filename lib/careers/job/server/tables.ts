import type { Generated } from 'kysely';
import type { JobCode, JobEducation, JobExperience, JobMode, JobType, SalaryPeriod } from '../codes';

export interface JobPostTable {
  id: string;
  /** The person whose company offers it. */
  company_id: string;
  /** `jobCode`; what a public one is follows from the facts below (`rules/phase.ts`). */
  review_state: JobCode;
  /** Empty where there is no text in the language. */
  title_zh: string;
  title_en: string;
  /** What one does, and what one needs. */
  duties_zh: Generated<string>;
  duties_en: Generated<string>;
  needs_zh: Generated<string>;
  needs_en: Generated<string>;
  type: JobType;
  mode: JobMode;
  experience: JobExperience;
  education: JobEducation;
  /** Id in the area dictionary, and that of its city, by which it is filtered; empty while a draft does not say it. */
  area_id: string;
  city_id: string;
  /** Street and house. */
  address: Generated<string>;
  /** Ids in the dictionaries of people; empty for none. */
  profession: Generated<string>;
  industry: Generated<string>;
  headcount: number;
  /** In yuan for `salary_period`; both are 0 where it is negotiable, or not said yet. */
  salary_from: number;
  salary_to: number;
  salary_period: SalaryPeriod;
  /** Months a year that are paid. */
  salary_months: number;
  is_negotiable: 0 | 1;
  /** What it pays at most, in yuan a month (`rules/salary.ts`); 0 where that cannot be said. */
  monthly_pay: number;
  /** JSON list of `jobBenefits`. */
  benefits: Generated<string>;
  /** The end of the last day to apply; 0 for none: then it is open as long as its post lasts. */
  apply_until: number;
  /** The purchase of its present post, and of the one that was taken for the review that it waits for; null for none. */
  purchase_id: string | null;
  taken_id: string | null;
  /** The days of the post that was taken for the review, and whether it is highlighted; 0 for none. */
  taken_days: Generated<number>;
  taken_highlighted: Generated<0 | 1>;
  is_highlighted: Generated<0 | 1>;
  /** The end of its post; 0 before it was public. */
  posted_until: Generated<number>;
  /** From when on it takes no more applications: the earlier one of the two ends; 0 before it was public. */
  open_until: Generated<number>;
  /** 1 while it is public, not paused, not closed and not noted as ended: then the lists have it. */
  is_listed: Generated<0 | 1>;
  paused_at: number | null;
  closed_at: number | null;
  /** The `open_until` of which its company has been told that it is near; 0 for none. */
  warned_of: Generated<number>;
  /** Number of changes. */
  revision: Generated<number>;
  /** Why it was rejected or taken down. */
  reason: Generated<string>;
  /** JSON list of the prohibited words in its texts when it was submitted. */
  words: Generated<string>;
  created_at: number;
  updated_at: number;
  /** Last submission; null before. */
  submitted_at: number | null;
  /** When it was first approved; null before. */
  published_at: number | null;
  /** When it was approved, renewed or refreshed last: its place in the lists; 0 before. */
  refreshed_at: Generated<number>;
  /** Last change that readers see; null for none since it was approved. */
  edited_at: number | null;
  application_count: Generated<number>;
}

/**
 * A listed job in one combination of filters (`rules/filter-key.ts`), with what is read while a list is walked. Only
 * `keep-entries.ts` writes them.
 */
export interface JobEntryTable {
  job_id: string;
  filters: string;
  refreshed_at: number;
  monthly_pay: number;
  open_until: number;
}

/** How many listed jobs a city has. */
export interface JobCityTable {
  city_id: string;
  job_count: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    job_post: JobPostTable;
    job_entry: JobEntryTable;
    job_city: JobCityTable;
  }
}
