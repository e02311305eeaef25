import type { Assignment } from '../contract';
import type { Scores } from '../rules/total';

/** Scores as the wire has them. */
export const toScoreList = (scores: string): Assignment['scores'] =>
  Object.entries(JSON.parse(scores) as Scores).map(([criterionId, score]) => ({ criterionId, score }));
