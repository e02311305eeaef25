export { type BudgetBand, budgetBands } from './rules/budget';

/** States of a demand for its company and for staff (specification section 4, 'Video or content review'). */
export const demandStates = ['pending_edit', 'pending_review', 'verified', 'failed'] as const;
export type DemandState = (typeof demandStates)[number];

/** The code of each state in the table. */
export const demandCode = { pending_edit: 0, pending_review: 1, verified: 2, failed: 3 } as const satisfies Record<
  DemandState,
  number
>;
export type DemandCode = (typeof demandCode)[DemandState];

/** What a public demand is at a moment, from facts alone (`rules/phase.ts`): it takes proposals, has its team, or is over. */
export const demandPhases = ['open', 'docked', 'closed'] as const;
export type DemandPhase = (typeof demandPhases)[number];

/** What is asked for; the first names are the most usual ones. */
export const demandKinds = [
  'installation',
  'projection',
  'interactive',
  'film',
  'exhibition',
  'brand',
  'game',
  'xr',
  'other',
] as const;
export type DemandKind = (typeof demandKinds)[number];

/** Orders of the public list: the latest published, the first to end, the largest budget. */
export const demandOrders = ['newest', 'deadline', 'budget'] as const;
export type DemandOrder = (typeof demandOrders)[number];

/** Days within which the demands of a filter end. */
export const deadlineDays = [7, 14, 30] as const;

/** Limits of demands; texts in characters. */
export const demandLimits = {
  title: 60,
  body: 5000,
  contactName: 50,
  phone: 30,
  email: 254,
  wechat: 50,
  company: 100,
  /** Budgets in yuan. */
  budgetYuan: 100_000_000,
  /** How far ahead its last day can be, in days. */
  aheadDays: 180,
  /** How far ahead its delivery can be, in days. */
  deliveryDays: 1100,
  /** Demands of a company that were never public. */
  unpublished: 20,
  /** Demands whose contact a person can see for the first time on one day. */
  contactsOfDay: 20,
  /** Cities among which the public list is filtered. */
  cities: 20,
} as const;

/** A review is promised within so many working days (specification section 9). */
export const reviewDays = 1;
