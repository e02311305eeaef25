import type { RankingStep } from '../codes';

/** The place of a work, or a creator, on the board of a Beijing day (YYYY-MM-DD). */
export interface RankingPlaceTable {
  step: RankingStep;
  day: string;
  /** From 1. */
  rank: number;
  thing_id: string;
  /** By the rule of `rules/board-score.ts`. */
  score: number;
  /** Ranks gained since the day before; null for new entries. */
  moved: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    ranking_place: RankingPlaceTable;
  }
}
