import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BookingsConsole } from '@/components/business/advertising/console-bookings';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface BookingsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('advertisingConsole');
  return consoleMetadata('reviewBookings', t('title'));
}

/** The bookings of advertisements. */
export default async function BookingsPage({ params, searchParams }: BookingsPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/bookings', searchParams), 'reviewBookings');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'advertising', 'advertisingConsole')}>
      <BookingsConsole />
    </NextIntlClientProvider>
  );
}
