import { ContactViews } from '@/components/careers/demand/looks-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { contactViewsPath } from '@/lib/careers/demand/client/addresses';
import { listContactViews } from '@/lib/careers/demand/server/contact/views';
import { getOwnDemand } from '@/lib/careers/demand/server/own/list-own-demands';

export const generateMetadata = privateHead('demandManage.views.title');

/** Who has looked at the contact of a demand of the caller's company; 404 for any other. */
export default async function ContactViewsPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(contactViewsPath(id));
  const [demand, first] = await Promise.all([
    getOwnDemand(context, { id }),
    listContactViews(context, { id, pageIndex: 1, pageSize: 20 }),
  ]).catch(orNotFound);
  return (
    <ClientWords of={['demandManage']}>
      <ContactViews key={id} demand={demand} first={first} />
    </ClientWords>
  );
}
