import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ElsewhereScript } from '@/components/events/activity/elsewhere-script';
import { JsonLd } from '@/components/front/shell/json-ld';
import { BroadcastScreen } from '@/components/live/broadcast/broadcast-screen';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { excerpt } from '@/lib/base/rich-text/codes';
import { broadcastPath } from '@/lib/live/broadcast/client/addresses';
import { broadcastJsonLd } from './json-ld';
import { readBroadcastPage } from './read';
import { slotsOf, slotWords } from './slots';

/** No broadcast's page is made at build: each is made when it is first asked for, and kept until it is outdated. */
export const generateStaticParams = () => [];

/** The id is in the query of the address (`next.config.mjs` makes it a part of the path), where search engines know it. */
async function read({ params }: PageProps<'id'>) {
  return readBroadcastPage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('broadcastPage');
  if (!found) return { title: t('missing.title') };
  const { id, title, titleLanguage, host, body, thumb } = found.broadcast;
  const whole = t('title', { title, nickname: host.nickname });
  return publicHead({
    path: broadcastPath(id),
    feed: '/feeds/broadcasts',
    // Search engines cut what is longer; the title of the broadcast must not be what they cut.
    title: whole.length <= 70 ? whole : title,
    description: excerpt(body, 160) || title,
    picture: thumb,
    ...(found.isInOne && { only: titleLanguage }),
  });
}

/** A broadcast, and what is said about it (specification section 2, /live/liveDetail). */
export default async function BroadcastPage(props: PageProps<'id'>) {
  const { broadcast, ...page } = (await read(props)) ?? notFound();
  const listName = (await getTranslations('broadcastList'))('heading');
  const times = ['activity', 'activityPage.times'] as const;
  return (
    <ClientWords of={['broadcast', 'broadcastPage', ...times, 'person', 'like', 'comment', 'format', ...slotWords]}>
      <JsonLd data={broadcastJsonLd({ broadcast, listName, ...(await pageFacts()) })} />
      <ElsewhereScript />
      <BroadcastScreen {...{ broadcast, ...page }} slots={slotsOf(broadcast)} />
    </ClientWords>
  );
}
