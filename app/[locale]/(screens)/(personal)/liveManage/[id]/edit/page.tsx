import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import { EditBroadcast } from '@/components/live/broadcast/edit-screen';
import { standingOf } from '@/components/live/broadcast/own-standing';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { deskPath, editBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import { getOwnBroadcast } from '@/lib/live/broadcast/server/own/list-own-broadcasts';
import { redirect } from '@/lib/platform/i18n/navigation';

export const generateMetadata = privateHead('broadcastEdit.title');

/** A broadcast of the caller, to be edited; 404 for any other. What was taken down stays as it is. */
export default async function EditBroadcastPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(editBroadcastPath(id));
  const broadcast = await getOwnBroadcast(context, { id }).catch(orNotFound);
  if (standingOf(broadcast) === 'takenDown') redirect({ href: deskPath(id), locale: context.language });
  return (
    <ClientWords of={['broadcastEdit', 'topicPick', 'editor', 'richText', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-4">
        <EditBroadcast key={id} first={broadcast} FoundTopics={FoundTopicsToPick} />
      </div>
    </ClientWords>
  );
}
