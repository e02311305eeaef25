/** The two sides of a case: the company that asked for the work, and the creator who made it. */
export const caseSides = ['owner', 'creator'] as const;
export type CaseSide = (typeof caseSides)[number];

/**
 * What a case is, by who agreed to its present text: nobody or one of both, both, or staff took it down, whoever agreed
 * (`rules/case-state.ts`).
 */
export const caseStates = ['draft', 'half', 'public', 'takenDown'] as const;
export type CaseState = (typeof caseStates)[number];

/** What people are told of a case of theirs. */
export const caseNews = ['begun', 'changed', 'agreed', 'public', 'takenBack', 'takenDown', 'restored'] as const;
export type CaseNews = (typeof caseNews)[number];

/** Limits of cases; texts in characters. */
export const caseLimits = {
  title: 60,
  text: 4000,
  works: 12,
  companyName: 60,
  reason: 300,
} as const;
