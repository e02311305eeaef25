import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { castVote } from './cast-vote';
import { exportVotes } from './desk/export-votes';
import { findVoteHours } from './desk/find-vote-hours';
import { findVoters } from './desk/find-voters';
import { voidVotes } from './desk/void-votes';
import { findVoteBoard } from './find-vote-board';
import { findVoteMarks } from './find-vote-marks';
import { getVoteCounts } from './get-vote-counts';
import { getVotePlace } from './get-vote-place';
import { getVoteTotals } from './get-vote-totals';

export const voteRoutes = [
  route(contract.findVoteBoard, findVoteBoard),
  route(contract.getVoteCounts, getVoteCounts),
  route(contract.getVotePlace, getVotePlace),
  route(contract.getVoteTotals, getVoteTotals),
  route(contract.findVoteMarks, findVoteMarks),
  route(contract.castVote, castVote),
  route(contract.findVoteHours, findVoteHours),
  route(contract.findVoters, findVoters),
  route(contract.voidVotes, voidVotes),
  route(contract.exportVotes, exportVotes),
];
