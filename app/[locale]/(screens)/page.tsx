import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CardCarousel } from '@/components/business/banner/card-carousel';
import { HomeTabs } from '@/components/front/home/home-tabs';
import { JsonLd } from '@/components/front/shell/json-ld';
import { CardCreators } from '@/components/works/recommend/card-creators';
import { ClientWords } from '@/lib/app/client-words';
import { publicHead } from '@/lib/app/page-head';
import { env } from '@/lib/platform/server/env';
import { siteJsonLd } from './json-ld';
import { homePicture, readHomePage } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  const page = await readHomePage(await getLocale());
  return publicHead({
    path: '/',
    feed: '/feeds/works',
    picture: homePicture(page),
    title: t('title'),
    description: t('description'),
  });
}

/** Home (specification section 2): banners, creators, four tabs. All of it but the other tabs' lists is in the HTML. */
export default async function HomePage() {
  const language = await getLocale();
  const name = (await getTranslations('shell'))('name');
  const { banners, creators, videos } = await readHomePage(language);
  return (
    <ClientWords of={['home', 'banner', 'workCard', 'topic', 'activity', 'collection', 'playlist']}>
      <JsonLd data={siteJsonLd({ language, siteUrl: env().siteUrl, name })} />
      <h1 className="sr-only">{name}</h1>
      <div className="wrap flex flex-col gap-3 pt-3 pb-1" data-sleeps="painted">
        <CardCarousel banners={banners} />
        <CardCreators creators={creators} />
      </div>
      <HomeTabs firstVideos={videos} />
    </ClientWords>
  );
}
