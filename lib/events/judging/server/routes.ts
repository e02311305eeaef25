import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { closeRound } from './desk/close-round';
import { exportStanding } from './desk/export-standing';
import { extendRound } from './desk/extend-round';
import { fillUpRound } from './desk/fill-up-round';
import { findJudgedEntries } from './desk/find-judged-entries';
import { findRounds } from './desk/find-rounds';
import { findStanding } from './desk/find-standing';
import { getEntryScores } from './desk/get-entry-scores';
import { getRound } from './desk/get-round';
import { inviteJudge } from './desk/invite-judge';
import { openRound } from './desk/open-round';
import { removeJudge } from './desk/remove-judge';
import { removeRound } from './desk/remove-round';
import { saveRound } from './desk/save-round';
import { answerJudging } from './own/answer-judging';
import { findAssignments } from './own/find-assignments';
import { findJudgings } from './own/find-judgings';
import { findTies } from './own/find-ties';
import { getAssignment } from './own/get-assignment';
import { getJudging } from './own/get-judging';
import { openEntryFilm } from './own/open-entry-film';
import { recuse } from './own/recuse';
import { saveScore } from './own/save-score';
import { voteOnTie } from './own/vote-on-tie';

export const judgingRoutes = [
  route(contract.findRounds, findRounds),
  route(contract.getRound, getRound),
  route(contract.saveRound, saveRound),
  route(contract.removeRound, removeRound),
  route(contract.inviteJudge, inviteJudge),
  route(contract.removeJudge, removeJudge),
  route(contract.openRound, openRound),
  route(contract.extendRound, extendRound),
  route(contract.fillUpRound, fillUpRound),
  route(contract.closeRound, closeRound),
  route(contract.findJudgedEntries, findJudgedEntries),
  route(contract.getEntryScores, getEntryScores),
  route(contract.findStanding, findStanding),
  route(contract.exportStanding, exportStanding),
  route(contract.findJudgings, findJudgings),
  route(contract.getJudging, getJudging),
  route(contract.answerJudging, answerJudging),
  route(contract.findAssignments, findAssignments),
  route(contract.getAssignment, getAssignment),
  route(contract.openEntryFilm, openEntryFilm),
  route(contract.saveScore, saveScore),
  route(contract.recuse, recuse),
  route(contract.findTies, findTies),
  route(contract.voteOnTie, voteOnTie),
];
