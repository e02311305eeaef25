import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { KindScreen } from '@/components/community/topic/kind-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { channelsJsonLd } from '../../channels-json-ld';
import { readChannels } from './read';

/** No kind's page is made at build: each is made when it is first asked for, and kept until it is wrong. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'type'>) {
  return (await readChannels(await getLocale(), (await params).type)) ?? notFound();
}

export async function generateMetadata(props: PageProps<'type'>): Promise<Metadata> {
  const { type, path, first } = await read(props);
  const t = await getTranslations('topicPage');
  const words = { type, kind: t(`kinds.${type}`) };
  return publicHead({
    path,
    title: t('kindTitle', words),
    description: t('kindDescription', words),
    picture: first.list[0]?.thumb ?? null,
  });
}

/** The channels of a kind (specification section 2, /channel/{type}). */
export default async function ChannelsPage(props: PageProps<'type'>) {
  const { type, path, first } = await read(props);
  const t = await getTranslations('topicPage');
  const facts = {
    name: t('kindHeading', { type, kind: t(`kinds.${type}`) }),
    path,
    channels: first.list,
    above: [{ name: t('home.heading'), path: '/topicHome' }],
  };
  return (
    <ClientWords of={['topic', 'topicPage']}>
      <JsonLd data={channelsJsonLd({ ...facts, ...(await pageFacts()) })} />
      <KindScreen type={type} first={first} />
    </ClientWords>
  );
}
