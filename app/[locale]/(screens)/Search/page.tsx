import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SearchScreen } from '@/components/front/discover/search-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { shareImagePath } from '@/lib/app/share-images';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { readHotWords } from './read-hot-words';
import { searchWords } from './search-words';

interface SearchProps {
  params: Promise<{ locale: string }>;
}

async function languageOf({ params }: SearchProps) {
  const { locale } = await params;
  return isLanguage(locale) ? locale : defaultLanguage;
}

export async function generateMetadata(props: SearchProps): Promise<Metadata> {
  const language = await languageOf(props);
  const t = await getTranslations('discoverSearch');
  const siteName = (await getTranslations('shell'))('name');
  const image = shareImagePath(language, 'home');
  return pageMetadata({ language, path: '/Search', title: t('title'), description: t('description'), image, siteName });
}

/** Search (specification section 2, /Search) before anything is searched for. */
export default async function SearchPage(props: SearchProps) {
  const language = await languageOf(props);
  const shell = await getTranslations('shell');
  const trail = [
    { name: shell('menu.home'), path: '/' },
    { name: shell('menu.search'), path: '/Search' },
  ];
  return (
    <NextIntlClientProvider messages={searchWords(language)}>
      <JsonLd data={breadcrumbs(language, env().siteUrl, trail)} />
      <SearchScreen hotWords={await readHotWords(language)} found={null} />
    </NextIntlClientProvider>
  );
}
