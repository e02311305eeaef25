import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PicksConsole } from '@/components/works/work/console-picks';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface PicksPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('videoConsole.picks');
  return consoleMetadata('editContent', t('title'));
}

/** The picks of the months. */
export default async function PicksPage({ params, searchParams }: PicksPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requireStaff(language, await askedPath('/staff/picks', searchParams), 'editContent');
  const { work } = await searchParams;
  const thisMonth = beijingDay(context.now()).slice(0, 7);
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'videoConsole')}>
      <PicksConsole thisMonth={thisMonth} work={typeof work === 'string' ? work : ''} />
    </NextIntlClientProvider>
  );
}
