import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SearchScreen } from '@/components/front/discover/search-screen';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { readHotWords } from '../../../read-hot-words';
import { searchWords } from '../../../search-words';
import { readFoundPage } from './read';

interface FoundProps {
  params: Promise<{ locale: string; tab: string; text: string }>;
}

/** No search is made at build: each is made when it is first asked for, and kept until it is wrong. */
export function generateStaticParams() {
  return [];
}

/** Search engines are not to keep what was found: it is theirs that would be in it. */
export async function generateMetadata({ params }: FoundProps): Promise<Metadata> {
  const t = await getTranslations('discoverSearch');
  const text = decodeURIComponent((await params).text);
  return { title: t('titleOf', { text }), description: t('description'), robots: { index: false } };
}

/** Search (specification section 2, /Search) with what was found; `next.config.mjs` brings `/Search?text=…` here. */
export default async function FoundPage({ params }: FoundProps) {
  const { locale, ...path } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return (
    <NextIntlClientProvider messages={searchWords(language)}>
      <SearchScreen hotWords={await readHotWords(language)} found={await readFoundPage(language, path)} />
    </NextIntlClientProvider>
  );
}
