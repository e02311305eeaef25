export { contestPhaseAt } from './rules/contest-phase';
export { feeAt } from './rules/fees';
export { freezeAt, votePhaseAt } from './rules/vote-phase';
export { type Category, findCategories } from './server/categories';
export {
  type ContestFacts,
  contests,
  contestTimes,
  findPublicContest,
  holdContest,
  voteTimes,
} from './server/find-contest';
export { noteStage } from './server/note-stage';
export { contestTag } from './server/page-tags';
export { requireDesk } from './server/require-desk';
export { seedCategoryId, seedTimeAt } from './server/seed/contests';
export type { SeedTime } from './server/seed/seed-contest';
export { showContest } from './server/show-contest';
