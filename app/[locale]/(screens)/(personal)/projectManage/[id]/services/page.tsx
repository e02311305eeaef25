import { ServicesScreen } from '@/components/careers/team/services-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { servicesPath } from '@/lib/careers/team/client/addresses';
import { getTeamDemand } from '@/lib/careers/team/server/get-team-demand';
import { listOwnServices } from '@/lib/careers/team/server/own-services';

export const generateMetadata = privateHead('team.services.title');

/** What can be bought for a demand of the caller, and what was. */
export default async function TeamServicesPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(servicesPath(id));
  const demand = await getTeamDemand(context, id).catch(orNotFound);
  const first = await listOwnServices(context, { demandId: id, pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['team']}>
      <ServicesScreen key={id} {...{ demand, first }} />
    </ClientWords>
  );
}
