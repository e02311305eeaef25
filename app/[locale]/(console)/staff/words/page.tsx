import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { WordsConsole } from '@/components/base/moderation/console-words';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface WordsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('moderationConsole.words');
  return consoleMetadata('editWords', t('title'));
}

/** The words that lead a text to manual review (specification section 5). */
export default async function WordsPage({ params, searchParams }: WordsPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/words', searchParams), 'editWords');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'moderationConsole')}>
      <WordsConsole />
    </NextIntlClientProvider>
  );
}
