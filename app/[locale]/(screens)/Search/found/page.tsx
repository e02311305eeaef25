import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SearchScreen } from '@/components/discover/search-screen';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { searchWords } from '../search-words';

/** Whatever is searched for is the same page, which search engines are not to keep: it is theirs that would be in it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('discoverSearch');
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

/** Search (specification section 2, /Search) for what the address says, which the browser reads (`next.config.mjs`). */
export default async function FoundPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return (
    <NextIntlClientProvider messages={searchWords(language)}>
      <SearchScreen hotWords={null} />
    </NextIntlClientProvider>
  );
}
