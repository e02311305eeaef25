import { EditDemand } from '@/components/careers/demand/edit-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { demandDeskPath, demandPath, editDemandPath } from '@/lib/careers/demand/client/addresses';
import { getOwnDemand } from '@/lib/careers/demand/server/own/list-own-demands';
import { redirect } from '@/lib/platform/i18n/navigation';

export const generateMetadata = privateHead('demandEdit.title');

/** A demand of the caller's company, to be edited; 404 for any other. One that has its team stays as it is. */
export default async function EditDemandPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(editDemandPath(id));
  const demand = await getOwnDemand(context, { id }).catch(orNotFound);
  if (demand.phase === 'docked') {
    redirect({ href: demand.isOurs ? demandPath(id) : demandDeskPath, locale: context.language });
  }
  return (
    <ClientWords of={['demandEdit', 'demand.kind', 'person.area', 'editor', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-4">
        <EditDemand key={id} first={demand} />
      </div>
    </ClientWords>
  );
}
