import { OwnBroadcasts } from '@/components/live/reminder/own-screen';
import { ownTabs } from '@/components/live/reminder/own-tabs';
import { tabOf } from '@/components/ui/tab';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { listLivePasses } from '@/lib/live/admission/server/own-passes';
import { ownBroadcastsPath } from '@/lib/live/broadcast/client/addresses';
import { listRemindedBroadcasts } from '@/lib/live/reminder/server/list-reminded';

export const generateMetadata = privateHead('reminderOwn.title');

const lists = { reminded: listRemindedBroadcasts, paid: listLivePasses } as const;

/** The broadcasts that the caller is reminded of or has paid; `tab` names the list that comes first. */
export default async function OwnBroadcastsPage({ searchParams }: PageProps) {
  const context = await requirePerson(ownBroadcastsPath, searchParams);
  const initial = tabOf(ownTabs, (await searchParams).tab);
  const broadcasts = await lists[initial](context, { pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['broadcast', 'activity', 'activityPage.times', 'reminderOwn']}>
      <OwnBroadcasts {...{ initial, broadcasts }} />
    </ClientWords>
  );
}
