/** The boards of works with how many stand on each (specification section 9, 'Ranking boards'). */
export const boards = { week: 10, month: 20, all: 100 } as const;
export type Board = keyof typeof boards;

/** The steps of `/hotList/{step}`: the boards of works, and that of creators. */
export const rankingSteps = ['week', 'month', 'all', 'creators'] as const;
export type RankingStep = (typeof rankingSteps)[number];

/** How many creators are listed. */
export const listedCreators = 50;
