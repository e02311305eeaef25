import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { buyTeams } from './buy-teams';
import { getTeamService } from './desk-service';
import { listTeamServices } from './desk-services';
import { findTeamCandidates } from './find-candidates';
import { listTeams } from './list-teams';
import { markTeam } from './mark-team';
import { getTeamOrder, listOwnServices } from './own-services';
import { recommendTeam } from './recommend-team';
import { seeTeams } from './see-teams';
import { undoTeam } from './undo-team';

export const teamRoutes = [
  route(contract.buyTeams, buyTeams),
  route(contract.findTeamServices, listOwnServices),
  route(contract.getTeamOrder, getTeamOrder),
  route(contract.findTeams, listTeams),
  route(contract.seeTeams, seeTeams),
  route(contract.markTeam, markTeam),
  route(contract.listTeamServices, listTeamServices),
  route(contract.getTeamService, getTeamService),
  route(contract.findTeamCandidates, findTeamCandidates),
  route(contract.recommendTeam, recommendTeam),
  route(contract.undoTeam, undoTeam),
];
