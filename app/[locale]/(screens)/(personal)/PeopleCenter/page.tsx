import { OwnPage } from '@/components/front/centre/own-page';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { readOwnPage } from './read';

export const generateMetadata = privateHead('centre.own.title');

/** The caller's own page (specification section 2). */
export default async function PeopleCenterPage() {
  const context = await requirePerson('/PeopleCenter');
  return (
    <ClientWords of={['centre']}>
      <OwnPage {...(await readOwnPage(context))} />
    </ClientWords>
  );
}
