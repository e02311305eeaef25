import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getContestDraft } from './desk/get-contest-draft';
import { publishContest } from './desk/publish-contest';
import { saveContest } from './desk/save-contest';
import { saveContestPicture } from './desk/save-contest-picture';
import { findContests } from './find-contests';
import { getContest } from './get-contest';
import { getContestClock } from './get-contest-clock';
import { getContestTerms } from './get-contest-terms';
import { listContests } from './list-contests';

export const contestRoutes = [
  route(contract.findContests, findContests),
  route(contract.getContest, getContest),
  route(contract.getContestTerms, getContestTerms),
  route(contract.getContestClock, getContestClock),
  route(contract.getContestDraft, getContestDraft),
  route(contract.saveContest, saveContest),
  route(contract.saveContestPicture, saveContestPicture),
  route(contract.publishContest, publishContest),
  route(contract.listContests, listContests),
];
