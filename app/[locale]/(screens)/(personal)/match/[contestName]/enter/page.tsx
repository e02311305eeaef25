import { EnterScreen } from '@/components/events/entry/enter-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { enterPath } from '@/lib/events/contest/client/addresses';
import { readEnterPage } from './read';

export const generateMetadata = privateHead('entryEdit.enter.title');

/** Where somebody begins an entry in a contest; `work` names what they enter. 404 for one that is not public. */
export default async function EnterPage({ params, searchParams }: PageProps<'contestName'>) {
  const { contestName } = await params;
  const context = await requirePerson(enterPath(contestName), searchParams);
  const { work } = await searchParams;
  const entering = await readEnterPage(context, contestName, work).catch(orNotFound);
  return (
    <ClientWords of={['entry', 'entryEdit', 'person.bindPhone']}>
      <EnterScreen {...entering} />
    </ClientWords>
  );
}
