import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listTeamServices: CallOf<typeof contract.listTeamServices> = calls.listTeamServices;
export const getTeamService: CallOf<typeof contract.getTeamService> = calls.getTeamService;
export const findTeamCandidates: CallOf<typeof contract.findTeamCandidates> = calls.findTeamCandidates;
export const recommendTeam: CallOf<typeof contract.recommendTeam> = calls.recommendTeam;
export const undoTeam: CallOf<typeof contract.undoTeam> = calls.undoTeam;
