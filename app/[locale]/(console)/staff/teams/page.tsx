import { ServicesConsole } from '@/components/careers/team/console-services';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('recommendTeams', 'teamConsole.title');

/** The services for which teams are recommended. */
export default async function TeamServicesPage({ searchParams }: PageProps) {
  await requireStaff('recommendTeams', '/staff/teams', searchParams);
  return (
    <ClientWords of={['staff', 'teamConsole']}>
      <ServicesConsole />
    </ClientWords>
  );
}
