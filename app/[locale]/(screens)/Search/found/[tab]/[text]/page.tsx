import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SearchScreen } from '@/components/front/discover/search-screen';
import { ClientWords } from '@/lib/app/client-words';
import type { PageProps } from '@/lib/app/page-props';
import { readHotWords } from '../../../read-hot-words';
import { searchWords } from '../../../words';
import { readFoundPage } from './read';

/** No search is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

/** Search engines must not index results: they have the pages that are found. */
export async function generateMetadata({ params }: PageProps<'tab' | 'text'>): Promise<Metadata> {
  const t = await getTranslations('discoverSearch');
  const text = decodeURIComponent((await params).text);
  return { title: t('titleOf', { text }), description: t('description'), robots: { index: false } };
}

/** Search (specification section 2, /Search) with what was found; `next.config.mjs` brings `/Search?text=…` here. */
export default async function FoundPage({ params }: PageProps<'tab' | 'text'>) {
  const language = await getLocale();
  return (
    <ClientWords of={searchWords}>
      <SearchScreen hotWords={await readHotWords(language)} found={await readFoundPage(language, await params)} />
    </ClientWords>
  );
}
