import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findTeams: CallOf<typeof contract.findTeams> = calls.findTeams;
const findTeamServices: CallOf<typeof contract.findTeamServices> = calls.findTeamServices;
export const buyTeams: CallOf<typeof contract.buyTeams> = calls.buyTeams;
export const seeTeams: CallOf<typeof contract.seeTeams> = calls.seeTeams;
export const markTeam: CallOf<typeof contract.markTeam> = calls.markTeam;

/** The teams that were recommended for a demand of the caller, 20 at a time. */
export const teamsQuery = (demandId: string) =>
  pagedQuery(findTeams, { demandId, pageSize: 20 }, { outdatedBy: [markTeam] });

/** What the caller has ordered for a demand, and their years, 20 at a time. */
export const servicesQuery = (demandId: string) =>
  pagedQuery(findTeamServices, { demandId, pageSize: 20 }, { outdatedBy: [buyTeams] });
