import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BookingsConsole } from '@/components/advertising/console-bookings';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('advertisingConsole'))('title') };
}

/** The bookings of advertisements. */
export default async function BookingsPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, '/staff/bookings', 'reviewBookings');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'advertising', 'advertisingConsole')}>
      <BookingsConsole />
    </NextIntlClientProvider>
  );
}
