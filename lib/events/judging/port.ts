export { findJudgedRounds, findLastStanding } from './server/judged-rounds';
