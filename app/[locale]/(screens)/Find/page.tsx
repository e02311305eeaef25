import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FindScreen } from '@/components/front/discover/find-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { clientMessages } from '@/lib/app/client-messages';
import { shareImagePath } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { findJsonLd } from './json-ld';
import { readFindPage } from './read';

interface FindProps {
  params: Promise<{ locale: string }>;
}

async function languageOf({ params }: FindProps) {
  const { locale } = await params;
  return isLanguage(locale) ? locale : defaultLanguage;
}

export async function generateMetadata(props: FindProps): Promise<Metadata> {
  const t = await getTranslations('discoverFind');
  const shell = await getTranslations('shell');
  const language = await languageOf(props);
  return pageMetadata({
    language,
    path: '/Find',
    image: shareImagePath(language, 'find'),
    title: t('title'),
    description: t('description'),
    siteName: shell('name'),
  });
}

/** Discover (specification section 2, /Find): all of it is in the first HTML. */
export default async function FindPage(props: FindProps) {
  const language = await languageOf(props);
  const t = await getTranslations('discoverFind');
  const shell = await getTranslations('shell');
  const content = await readFindPage(language);
  const words = {
    name: t('heading'),
    description: t('description'),
    newVideos: t('sections.newVideos'),
  };
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'video', 'topic', 'collection', 'playlist', 'banner')}>
      <JsonLd data={findJsonLd({ content, language, siteUrl: env().siteUrl, home: shell('menu.home'), words })} />
      <FindScreen content={content} />
    </NextIntlClientProvider>
  );
}
