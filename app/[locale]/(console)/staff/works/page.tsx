import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { WorksConsole } from '@/components/works/work/console-works';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface WorksPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('videoConsole');
  return consoleMetadata('reviewWorks', t('title'));
}

/** Works that wait for review, and all others. */
export default async function WorksPage({ params, searchParams }: WorksPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/works', searchParams), 'reviewWorks');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'videoConsole')}>
      <WorksConsole />
    </NextIntlClientProvider>
  );
}
