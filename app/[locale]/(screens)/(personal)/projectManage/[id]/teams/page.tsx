import { TeamsScreen } from '@/components/careers/team/teams-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { teamsPath } from '@/lib/careers/team/client/addresses';
import { getTeamDemand } from '@/lib/careers/team/server/get-team-demand';
import { listTeams } from '@/lib/careers/team/server/list-teams';

export const generateMetadata = privateHead('team.list.title');

/** The teams that were recommended for a demand of the caller. */
export default async function TeamsPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(teamsPath(id));
  const demand = await getTeamDemand(context, id).catch(orNotFound);
  const first = await listTeams(context, { demandId: id, pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['team', 'work.credits', 'workCard']}>
      <TeamsScreen key={id} {...{ demand, first }} />
    </ClientWords>
  );
}
