/** The boards of works and their lengths (specification section 9, 'Ranking boards'). */
export const boards = { week: 10, month: 20, all: 100 } as const;
export type Board = keyof typeof boards;

/** The steps of `/hotList/{step}`: the boards of works, and that of creators. */
export const rankingSteps = ['week', 'month', 'all', 'creators'] as const;
export type RankingStep = (typeof rankingSteps)[number];

/** Number of listed creators. */
export const listedCreators = 50;
