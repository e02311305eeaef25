import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ReportsConsole } from '@/components/base/moderation/console-reports';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface ReportsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('moderationConsole.reports');
  return consoleMetadata('reviewReports', t('title'));
}

/** What people have reported (specification section 2, /report). */
export default async function ReportsPage({ params, searchParams }: ReportsPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/reports', searchParams), 'reviewReports');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'moderation', 'moderationConsole')}>
      <ReportsConsole />
    </NextIntlClientProvider>
  );
}
