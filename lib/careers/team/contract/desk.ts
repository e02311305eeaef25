import { z } from 'zod';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, wireId, wireIdList, wireText, writtenText } from '@/lib/platform/shared/wire';
import { workCategories } from '@/lib/works/work/codes';
import * as calls from '../calls';
import { serviceFilters, serviceKinds, teamLimits } from '../codes';
import { recommendedTeam, teamPerson, teamService } from './own';

const staff = { auth: 'user', limit: consoleLimit } as const;

/** A service as staff see it. */
export const staffTeamService = teamService.extend({
  /** Null for a company that has left. */
  company: namedPerson.nullable(),
  /** Working days in which the rest is due; those of a year are not counted: null. */
  daysLeft: z.int().nullable(),
});
export type StaffTeamService = z.output<typeof staffTeamService>;

/** A demand for which teams can be recommended. */
const openDemand = z.object({ id: wireId, title: z.string(), city: z.string() });

/** A service with its open demands, and what was recommended. */
export const teamServiceDetail = z.object({
  service: staffTeamService,
  demands: z.array(openDemand),
  teams: z.array(
    recommendedTeam.extend({ demandId: wireId, demandTitle: z.string(), by: z.string(), isUndoable: z.boolean() }),
  ),
});
export type TeamServiceDetail = z.output<typeof teamServiceDetail>;

export const teamCandidate = teamPerson.extend({
  /** For the same demand already. */
  isRecommended: z.boolean(),
});
export type TeamCandidate = z.output<typeof teamCandidate>;

export const listTeamServices = endpoint({
  name: 'listTeamServices',
  ...calls.listTeamServices,
  ...staff,
  summary:
    'Services that companies have paid: those that wait for a team, or by their state. For those who recommend teams.',
  input: tableQuery(['endsAt', 'paidAt'], 'asc').extend({
    state: z.enum(serviceFilters).default('waiting'),
    kind: z.enum(['', ...serviceKinds]).default(''),
  }),
  data: pageOf(staffTeamService),
  errors: ['Forbidden'],
});

export const getTeamService = endpoint({
  name: 'getTeamService',
  ...calls.getTeamService,
  ...staff,
  summary: 'A paid service with the open demands that it is for, and its teams. For those who recommend teams.',
  input: z.object({ id: wireId }),
  data: teamServiceDetail,
  errors: ['Forbidden', 'NullPointer'],
});

export const findTeamCandidates = endpoint({
  name: 'findTeamCandidates',
  ...calls.findTeamCandidates,
  ...staff,
  summary:
    'Creators who may be recommended for a demand: by words, by the category of their works, by the city of the demand; without words those of the most popular works. For those who recommend teams.',
  input: pageQuery.extend({
    demandId: wireId,
    search: wireText(100).trim().default(''),
    field: z.enum(['', ...workCategories]).default(''),
    /** Only those in the city of the demand. */
    near: z.enum(['', 'city']).default(''),
  }),
  data: pageOf(teamCandidate),
  errors: ['Forbidden', 'NullPointer'],
});

export const recommendTeam = endpoint({
  name: 'recommendTeam',
  ...calls.recommendTeam,
  auth: 'user',
  limit: consoleWritingLimit,
  summary:
    'Recommends a creator for a demand, from a service that has a team left. Once per demand. For those who recommend teams.',
  input: z.object({
    serviceId: wireId,
    demandId: wireId,
    personId: wireId,
    reasonZh: writtenText(teamLimits.reason).min(1, { error: 'required' }),
    /** Empty for none. */
    reasonEn: writtenText(teamLimits.reason).default(''),
    /** Public works that they made, or that credit them; ids separated by commas, empty for none. */
    workIds: wireIdList(teamLimits.works)
      .default('')
      .transform((list) => [...new Set(list.split(',').filter((id) => id !== ''))])
      .pipe(z.array(wireId).max(teamLimits.works, { error: 'works' })),
  }),
  data: z.object({ id: wireId }),
  errors: ['Forbidden', 'NullPointer', 'DemandClosed', 'TeamsFull', 'Changed'],
});

export const undoTeam = endpoint({
  name: 'undoTeam',
  ...calls.undoTeam,
  auth: 'user',
  limit: consoleWritingLimit,
  summary: 'Takes a recommendation back, within an hour and as long as it was not seen. For those who recommend teams.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
});
