import { OwnBroadcasts } from '@/components/live/broadcast/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { hostPath } from '@/lib/live/broadcast/client/addresses';
import { listOwnBroadcasts } from '@/lib/live/broadcast/server/own/list-own-broadcasts';
import { findStartSteps } from '@/lib/people/verification/server/find-start-steps';

export const generateMetadata = privateHead('broadcastManage.own.title');

/** The broadcasts of the caller, and the way to plan one. */
export default async function OwnBroadcastsPage() {
  const context = await requirePerson(hostPath);
  const [first, steps] = await Promise.all([
    listOwnBroadcasts(context, { state: '', pageIndex: 1, pageSize: 20 }),
    findStartSteps(context, 'goLive'),
  ]);
  return (
    <ClientWords of={['broadcastManage', 'activity', 'verificationSteps', 'person.bindPhone']}>
      <OwnBroadcasts first={first} steps={steps} />
    </ClientWords>
  );
}
