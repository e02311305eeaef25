import { ServiceConsole } from '@/components/careers/team/console-service';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getTeamService } from '@/lib/careers/team/server/desk-service';

export const generateMetadata = consoleHead('recommendTeams', 'teamConsole.title');

/** One service, with the search for teams. */
export default async function TeamServicePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('recommendTeams', `/staff/teams/${id}`);
  const detail = await getTeamService(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'teamConsole', 'work.credits', 'workCard', 'workCategory']}>
      <ServiceConsole key={id} detail={detail} />
    </ClientWords>
  );
}
