import { OwnCertificates } from '@/components/events/award/card-own-certificates';
import { OwnEntryScreen } from '@/components/events/entry/own-entry-screen';
import { CardUpload } from '@/components/works/film/card-upload';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { ownEntryPath } from '@/lib/events/entry/client/addresses';
import { readEntryPage } from './read';

export const generateMetadata = privateHead('entryEdit.title');

/** An entry of the caller or of their team: its form, then where it stands; 404 for any other. */
export default async function OwnEntryPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(ownEntryPath(id));
  const { entry, contest, certificates } = await readEntryPage(context, id).catch(orNotFound);
  return (
    <ClientWords of={['entry', 'entryEdit', 'entryOwn', 'editor', 'filmEdit', 'work', 'person.bindPhone', 'format']}>
      <OwnEntryScreen
        key={id}
        first={entry}
        contest={contest}
        personId={context.caller.personId}
        now={context.now()}
        Upload={CardUpload}
        certificates={<OwnCertificates {...{ entryId: id, certificates }} />}
      />
    </ClientWords>
  );
}
