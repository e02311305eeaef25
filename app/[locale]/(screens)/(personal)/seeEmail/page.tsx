import { ContactScreen } from '@/components/careers/demand/contact-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { findContactStanding } from '@/lib/careers/demand/server/contact/contact-standing';

export const generateMetadata = privateHead('demandContact.title');

/** The contact of the demand that `id` names (specification section 2); 404 for one that is not public. */
export default async function SeeEmailPage({ searchParams }: PageProps) {
  const context = await requirePerson('/seeEmail', searchParams);
  const { id } = await searchParams;
  const found = await findContactStanding(context, { id: typeof id === 'string' ? id : '' }).catch(orNotFound);
  return (
    <ClientWords of={['demand', 'demandContact']}>
      <ContactScreen key={found.demand.id} {...found} />
    </ClientWords>
  );
}
