import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchScreen } from '@/components/front/discover/search-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { readHotWords } from './read-hot-words';
import { searchWords } from './words';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('discoverSearch');
  return publicHead({ path: '/Search', title: t('title'), description: t('description') });
}

/** Search (specification section 2, /Search) before anything is searched for. */
export default async function SearchPage() {
  const t = await getTranslations('shell.menu');
  const { language, siteUrl, home } = await pageFacts();
  const trail = [
    { name: home, path: '/' },
    { name: t('search'), path: '/Search' },
  ];
  return (
    <ClientWords of={searchWords}>
      <JsonLd data={breadcrumbs(language, siteUrl, trail)} />
      <SearchScreen hotWords={await readHotWords(language)} found={null} />
    </ClientWords>
  );
}
