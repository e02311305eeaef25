import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { HomeScreen } from '@/components/community/topic/home-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { channelsJsonLd } from '../channels-json-ld';
import { firstCover } from '../first-cover';
import { readTopicHome } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const { works } = await readTopicHome(await getLocale());
  const t = await getTranslations('topicPage.home');
  return publicHead({
    path: '/topicHome',
    title: t('title'),
    description: t('description'),
    picture: firstCover(works.list),
  });
}

/** The home of the channels (specification section 2). */
export default async function TopicHomePage() {
  const { recommended, works } = await readTopicHome(await getLocale());
  const name = (await getTranslations('topicPage.home'))('heading');
  const facts = { name, path: '/topicHome', channels: recommended, ...(await pageFacts()) };
  return (
    <ClientWords of={['topic', 'topicPage', 'workCard', 'collection', 'playlist']}>
      <JsonLd data={channelsJsonLd(facts)} />
      <HomeScreen recommended={recommended} works={works} />
    </ClientWords>
  );
}
