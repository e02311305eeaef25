import type { JobPackage, JobPurchase } from '@/lib/careers/recruitment/contract';

/** A package of job posts on sale; override what the test needs. */
export const jobPackage = (change: Partial<JobPackage> = {}): JobPackage => ({
  ...{ id: 'studio', title: '工作室套餐', posts: 5, days: 60, isHighlighted: false, refreshes: 10 },
  ...{ priceFen: 99_900, revision: 3 },
  ...change,
});

/** One that a company has paid, of which nothing was used. */
export const jobPurchase = (change: Partial<JobPurchase> = {}): JobPurchase => ({
  ...{ id: 'o1', title: '工作室套餐', posts: 5, days: 60, isHighlighted: false, refreshes: 10, priceFen: 99_900 },
  ...{ postsLeft: 5, refreshesLeft: 10, state: 'valid', boughtAt: '2026-11-20T12:00:00.000+08:00', isReturnable: true },
  ...change,
});
