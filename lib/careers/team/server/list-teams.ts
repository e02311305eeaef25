import { findOwnDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findTeams as contract, RecommendedTeam } from '../contract';
import { toTeams } from './team-item';

/**
 * The teams that were recommended for a demand of the caller, the latest first; who was erased is left out. Throws NullPointer for a
 * demand that is not the caller's.
 */
export async function listTeams(
  context: Context,
  { demandId, ...query }: InputOf<typeof contract>,
): Promise<Page<RecommendedTeam>> {
  const { personId } = signedIn(context);
  await findOwnDemand(context.db.read, personId, demandId);
  const rows = await context.db.read
    .selectFrom('team_recommendation')
    .selectAll()
    .where('demand_id', '=', demandId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row);
  const teams = await toTeams(context, page.list);
  return { ...page, list: teams.map(({ team }) => team) };
}
