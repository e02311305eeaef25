/** States of a job for its company and for staff (specification section 4, 'Video or content review'). */
export const jobStates = ['pending_edit', 'pending_review', 'verified', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** The code of each state in the table. */
export const jobCode = { pending_edit: 0, pending_review: 1, verified: 2, failed: 3 } as const satisfies Record<
  JobState,
  number
>;
export type JobCode = (typeof jobCode)[JobState];

/** What a job that passed its review is at a moment, from facts alone (`rules/phase.ts`): `ended` by itself, `closed` by its company. */
export const jobPhases = ['open', 'paused', 'ended', 'closed'] as const;
export type JobPhase = (typeof jobPhases)[number];

/** What a company does with a job that passed its review. */
export const jobActs = ['pause', 'resume', 'renew', 'refresh', 'close'] as const;
export type JobAct = (typeof jobActs)[number];

/** Kinds of employment; the filters of jobs (specification section 3) and their order in forms. */
export const jobTypes = ['fullTime', 'partTime', 'internship', 'contract', 'freelance'] as const;
export type JobType = (typeof jobTypes)[number];

/** Where one works. */
export const jobModes = ['onSite', 'hybrid', 'remote'] as const;
export type JobMode = (typeof jobModes)[number];

/** Years of work that a job asks for. */
export const jobExperiences = ['any', 'graduate', 'oneToThree', 'threeToFive', 'fiveToTen', 'overTen'] as const;
export type JobExperience = (typeof jobExperiences)[number];

/** The least degree that a job asks for. */
export const jobEducations = ['any', 'college', 'bachelor', 'master', 'doctor'] as const;
export type JobEducation = (typeof jobEducations)[number];

/** What a salary is for. */
export const salaryPeriods = ['hour', 'day', 'month', 'year', 'project'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** What a company gives beside the salary. */
export const jobBenefits = [
  'insurance',
  'housingFund',
  'bonus',
  'equity',
  'meals',
  'housing',
  'transport',
  'flexibleHours',
  'paidLeave',
  'training',
  'equipment',
  'studio',
] as const;
export type JobBenefit = (typeof jobBenefits)[number];

/** The steps of the filter by salary, in yuan a month. */
export const salarySteps = [5_000, 8_000, 10_000, 15_000, 20_000, 30_000, 50_000] as const;

/** The orders of the lists: by when they were published or refreshed, and by what they pay a month at most. */
export const jobOrders = ['newest', 'salary'] as const;

/** Why a job is recommended to somebody, the strongest reason first. */
export const recommendReasons = ['profession', 'field', 'industry', 'city'] as const;
export type RecommendReason = (typeof recommendReasons)[number];

/** Limits of jobs; texts in characters, salaries in yuan. */
export const jobLimits = {
  title: 60,
  text: 5000,
  address: 100,
  headcount: 999,
  salary: 10_000_000,
  /** Paid months a year. */
  months: { from: 12, to: 24 },
  /** Jobs of a company that were never public. */
  unpublished: 50,
  /** How far ahead the last day to apply can be, in days. */
  aheadDays: 366,
  /** Jobs that are recommended, and similar ones. */
  recommended: 6,
  similar: 6,
} as const;

/** Cities that are offered as filters. */
export const mostCities = 30;

/** Days before the end of a job on which its company is told. */
export const warnDays = 3;
