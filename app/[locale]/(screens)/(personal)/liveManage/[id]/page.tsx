import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { deskPath, editBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import { getOwnBroadcast } from '@/lib/live/broadcast/server/own/list-own-broadcasts';
import { getStreamDesk } from '@/lib/live/stream/server/in/get-stream-desk';
import { redirect } from '@/lib/platform/i18n/navigation';
import { Desk } from './desk-parts';

export const generateMetadata = privateHead('broadcastManage.desk.title');

/** A broadcast that was public once, for its host. One that never was is edited. */
export default async function BroadcastDeskPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(deskPath(id));
  const broadcast = await getOwnBroadcast(context, { id }).catch(orNotFound);
  if (!broadcast.wasPublic) redirect({ href: editBroadcastPath(id), locale: context.language });
  const stream = broadcast.state === 'verified' ? await getStreamDesk(context, { id }) : null;
  return (
    <ClientWords of={['broadcastManage', 'activity', 'streamDesk', 'replayDesk', 'filmPlayer', 'talk', 'stageCard']}>
      <Desk key={id} {...{ broadcast, stream }} />
    </ClientWords>
  );
}
