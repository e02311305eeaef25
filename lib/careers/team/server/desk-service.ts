import { requireAllowed } from '@/lib/base/permission/port';
import { findDemandItems, listDemandsOfCompany } from '@/lib/careers/demand/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { translate } from '@/lib/platform/shared/language';
import { teamLimits } from '../codes';
import type { getTeamService as contract, StaffTeamService, TeamServiceDetail } from '../contract';
import { staffServices, toStaffService } from './desk-services';
import { toTeams } from './team-item';

/** Most open demands of a company among which staff choose. */
const mostDemands = 50;

/**
 * A paid service with the open demands that it is for, and its teams, the latest first. Throws Unauthorized or Forbidden, NullPointer
 * for an unknown one, and for one that was not paid.
 */
export async function getTeamService(context: Context, { id }: InputOf<typeof contract>): Promise<TeamServiceDetail> {
  requireAllowed(context, 'recommendTeams');
  const row = await staffServices(context.db.read)
    .where('service.id', '=', id)
    .where('service.state', '!=', 'pending')
    .executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  const service = toStaffService(context, row);
  const [demands, teams] = await Promise.all([
    findOpenDemands(context, service, row.company_id),
    findTeamsOf(context, service),
  ]);
  return { service, demands, teams };
}

/** That of single teams; all of the company for a year. */
async function findOpenDemands(
  context: Context,
  { kind, demandId }: StaffTeamService,
  companyId: string,
): Promise<TeamServiceDetail['demands']> {
  const ofCompany = { userId: companyId, pageIndex: 1, pageSize: mostDemands };
  const items =
    kind === 'teams'
      ? await findDemandItems(context, [demandId])
      : (await listDemandsOfCompany(context, ofCompany)).list;
  return items.filter(({ phase }) => phase === 'open').map(({ id, title, city }) => ({ id, title, city }));
}

async function findTeamsOf(context: Context, service: StaffTeamService): Promise<TeamServiceDetail['teams']> {
  const rows = await context.db.read
    .selectFrom('team_recommendation as team')
    .leftJoin('project_demand as demand', 'demand.id', 'team.demand_id')
    .leftJoin('person as staff', (join) => join.onRef('staff.id', '=', 'team.by_id').on('staff.erased_at', 'is', null))
    .selectAll('team')
    .select(['demand.title_zh', 'demand.title_en', 'staff.nickname'])
    .where('service_id', '=', service.id)
    .orderBy('at', 'desc')
    .orderBy('team.id')
    .execute();
  const { language } = context;
  const latest = context.now() - teamLimits.undoMs;
  return (await toTeams(context, rows)).map(({ row, team }) => ({
    ...team,
    ...{ demandId: row.demand_id, demandTitle: translate(row.title_zh ?? '', row.title_en, language).text },
    by: row.nickname === null ? '' : shownNickname(row.nickname, language),
    isUndoable: service.state === 'valid' && row.seen_at === null && row.at > latest,
  }));
}
