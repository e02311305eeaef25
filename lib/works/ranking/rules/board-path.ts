import { type RankingStep, rankingSteps } from '../codes';

/** The address of a board, without language prefix. */
export const boardPath = (step: RankingStep) => `/hotList/${step}`;

/** Whether the board exists. */
export const isRankingStep = (step: string): step is RankingStep => rankingSteps.some((one) => one === step);
