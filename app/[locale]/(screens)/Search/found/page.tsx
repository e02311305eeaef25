import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SearchScreen } from '@/components/discover/search-screen';
import { searchedText } from '@/components/discover/search-tabs';
import type { Asked } from '@/lib/app/asked-path';
import { callerContext } from '@/lib/app/caller-context';
import { readHotWords } from '@/lib/app/find-page';
import { readFoundPage } from '@/lib/app/found-page';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { searchWords } from '../search-words';

/** What is searched for is this visitor's alone. */
export const dynamic = 'force-dynamic';

interface FoundProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

/** Search engines are not to keep what was found: it is theirs that would be in it. */
export async function generateMetadata({ searchParams }: FoundProps): Promise<Metadata> {
  const t = await getTranslations('discoverSearch');
  const text = searchedText([(await searchParams).text].flat()[0]);
  const title = text ? t('titleOf', { text }) : t('title');
  return { title, description: t('description'), robots: { index: false } };
}

/** Search (specification section 2, /Search) with what was found; `next.config.mjs` brings `/Search?text=…` here. */
export default async function FoundPage({ params, searchParams }: FoundProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const found = await readFoundPage(await callerContext(language), await searchParams);
  return (
    <NextIntlClientProvider messages={searchWords(language)}>
      <SearchScreen hotWords={await readHotWords(language)} found={found} />
    </NextIntlClientProvider>
  );
}
