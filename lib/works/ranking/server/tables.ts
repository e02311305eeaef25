import type { RankingStep } from '../codes';

/** Where a work, or a creator, stands on the board of a Beijing day (YYYY-MM-DD). */
export interface RankingPlaceTable {
  step: RankingStep;
  day: string;
  /** From 1. */
  rank: number;
  thing_id: string;
  /** By the rule of `rules/board-score.ts`. */
  score: number;
  /** Places won since the day before; null for what was not on the board then. */
  moved: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    ranking_place: RankingPlaceTable;
  }
}
