import { judgingLimits } from '../codes';

/** What entries are scored by. */
export interface Criterion {
  id: string;
  /** In per cent: those of a rubric make 100. */
  weight: number;
}

/** Scores from 0 to 10 by the ids of their criteria. */
export type Scores = Readonly<Record<string, number>>;

/** The weighted mean of scores in thousandths of a point, exact: whole scores and weights in per cent make whole numbers. */
export function totalOf(criteria: readonly Criterion[], scores: Scores): number {
  return criteria.reduce((sum, { id, weight }) => sum + weight * (scores[id] ?? 0), 0) * 10;
}

/** What scores lack to be sent, as fields with the broken rules. */
export function missingScores(
  criteria: readonly Criterion[],
  { scores, comment, needsReason }: { scores: Scores; comment: string; needsReason: boolean },
): { field: string; rule: string }[] {
  const missing = criteria.filter(({ id }) => scores[id] === undefined);
  const isExtreme = criteria.some(({ id }) => scores[id] === 0 || scores[id] === judgingLimits.score);
  return [
    ...missing.map(({ id }) => ({ field: `scores.${id}`, rule: 'required' })),
    ...(needsReason && isExtreme && comment === '' ? [{ field: 'comment', rule: 'reason' }] : []),
  ];
}
