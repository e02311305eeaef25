import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LeadsConsole } from '@/components/business/lead/console-leads';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface LeadsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leadConsole');
  return consoleMetadata('answerLeads', t('title'));
}

/** The requests of business customers. */
export default async function LeadsPage({ params, searchParams }: LeadsPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/leads', searchParams), 'answerLeads');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'leadConsole')}>
      <LeadsConsole />
    </NextIntlClientProvider>
  );
}
