import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CardCarousel } from '@/components/business/banner/card-carousel';
import { HomeTabs } from '@/components/front/home/home-tabs';
import { JsonLd } from '@/components/front/shell/json-ld';
import { CardCreators } from '@/components/works/work/card-creators';
import { clientMessages } from '@/lib/app/client-messages';
import { organization } from '@/lib/app/organization';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage, languageNames } from '@/lib/platform/shared/language';
import { homeSharePicture, readHomePage } from './read';

interface HomeProps {
  params: Promise<{ locale: string }>;
}

async function languageOf({ params }: HomeProps) {
  const { locale } = await params;
  return isLanguage(locale) ? locale : defaultLanguage;
}

export async function generateMetadata(props: HomeProps): Promise<Metadata> {
  const t = await getTranslations('home');
  const shell = await getTranslations('shell');
  const language = await languageOf(props);
  return pageMetadata({
    language,
    path: '/',
    feed: '/feeds/works',
    image: await homeSharePicture(language),
    title: t('title'),
    description: t('description'),
    siteName: shell('name'),
  });
}

/** Home (specification section 2): banners, creators, four tabs. All of it but the other tabs' lists is in the HTML. */
export default async function HomePage(props: HomeProps) {
  const language = await languageOf(props);
  const t = await getTranslations('shell');
  const { banners, creators, videos } = await readHomePage(language);
  const { siteUrl } = env();
  return (
    <NextIntlClientProvider
      messages={clientMessages(language, 'home', 'banner', 'video', 'topic', 'activity', 'collection', 'playlist')}
    >
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: t('name'),
          url: siteUrl,
          inLanguage: languageNames[language].html,
          publisher: organization(siteUrl, { name: t('name') }),
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${siteUrl}${getPathname({ locale: language, href: '/Search' })}?text={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <h1 className="sr-only">{t('name')}</h1>
      <div className="wrap flex flex-col gap-3 pt-3 pb-1" data-sleeps="painted">
        <CardCarousel banners={banners} />
        <CardCreators creators={creators} />
      </div>
      <HomeTabs firstVideos={videos} />
    </NextIntlClientProvider>
  );
}
