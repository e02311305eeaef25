import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ElsewhereScript } from '@/components/events/activity/elsewhere-script';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ListScreen } from '@/components/live/broadcast/list-screen';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { broadcastsPath } from '@/lib/live/broadcast/client/addresses';
import { broadcastsJsonLd } from './json-ld';
import { readBroadcasts } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const { first } = await readBroadcasts(await getLocale());
  const t = await getTranslations('broadcastList');
  const picture = first.list.find(({ thumb }) => thumb)?.thumb;
  return publicHead({
    path: broadcastsPath,
    feed: '/feeds/broadcasts',
    picture,
    title: t('title'),
    description: t('description'),
  });
}

/** Live streams (specification section 2, /live/list). */
export default async function BroadcastsPage() {
  const page = await readBroadcasts(await getLocale());
  const name = (await getTranslations('broadcastList'))('heading');
  return (
    <ClientWords of={['broadcast', 'broadcastList', 'activity', 'activityPage.times']}>
      <JsonLd data={broadcastsJsonLd({ name, broadcasts: page.first.list, ...(await pageFacts()) })} />
      <ElsewhereScript />
      <ListScreen {...page} />
    </ClientWords>
  );
}
