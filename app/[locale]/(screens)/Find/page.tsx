import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ElsewhereScript } from '@/components/events/activity/elsewhere-script';
import { FindScreen } from '@/components/front/discover/find-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { findJsonLd } from './json-ld';
import { readFindPage } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('discoverFind');
  return publicHead({ path: '/Find', image: 'find', title: t('title'), description: t('description') });
}

/** Discover (specification section 2, /Find): all of it is in the first HTML. */
export default async function FindPage() {
  const t = await getTranslations('discoverFind');
  const content = await readFindPage(await getLocale());
  const words = { name: t('heading'), description: t('description'), newVideos: t('sections.newVideos') };
  return (
    <ClientWords
      of={[
        'workCard',
        'topic',
        'collection',
        'playlist',
        'banner',
        'article.card',
        'broadcast',
        'activity',
        'activityPage.times',
        'job',
      ]}
    >
      <JsonLd data={findJsonLd({ content, words, ...(await pageFacts()) })} />
      <ElsewhereScript />
      <FindScreen content={content} />
    </ClientWords>
  );
}
