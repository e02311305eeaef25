import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PagesConsole } from '@/components/base/content/console-pages';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface ContentPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contentConsole');
  return consoleMetadata('editContent', t('title'));
}

/** The content pages. */
export default async function ContentPages({ params, searchParams }: ContentPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/content', searchParams), 'editContent');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'contentConsole')}>
      <PagesConsole />
    </NextIntlClientProvider>
  );
}
