export {
  findJudgedRounds,
  findLastStanding,
  type JudgedRound,
  type JudgedTie,
  type PlacedEntry,
} from './server/judged-rounds';
