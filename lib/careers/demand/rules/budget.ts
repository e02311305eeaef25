/** Bands of a budget in yuan, by its upper limit; `open` for one that is to be talked about. */
export const budgetBands = ['open', 'under50k', 'under200k', 'under1m', 'over1m'] as const;
export type BudgetBand = (typeof budgetBands)[number];

/** In yuan; null where it is not said. */
export interface Budget {
  budgetFrom: number | null;
  budgetTo: number | null;
}

const bands = [
  ['under50k', 50_000],
  ['under200k', 200_000],
  ['under1m', 1_000_000],
] as const;

/** The amount by which budgets are compared, in yuan: the upper limit, or what is said of it; 0 for an open one. */
export const budgetWeight = ({ budgetFrom, budgetTo }: Budget): number => budgetTo ?? budgetFrom ?? 0;

/** The band that a budget is found in. */
export function bandOf(budget: Budget): BudgetBand {
  const most = budgetWeight(budget);
  if (most === 0) return 'open';
  return bands.find(([, limit]) => most < limit)?.[0] ?? 'over1m';
}

/** The limits of a band: what a customer who chose it has said of their budget. */
export function limitsOf(band: BudgetBand): Budget {
  const at = bands.findIndex(([name]) => name === band);
  const below = bands[at - 1]?.[1] ?? null;
  if (band === 'open') return { budgetFrom: null, budgetTo: null };
  return { budgetFrom: band === 'over1m' ? 1_000_000 : below, budgetTo: bands[at]?.[1] ?? null };
}
