import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BookingScreen } from '@/components/advertising/booking-screen';
import { bookingRules } from '@/lib/advertising/codes';
import { clientMessages } from '@/lib/app/client-messages';
import { database } from '@/lib/app/database';
import { messages } from '@/lib/app/messages';
import { ratesPageId } from '@/lib/content/codes';
import { findRates } from '@/lib/content/server/find-data';
import { contentTag } from '@/lib/content/server/page-tags';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface BookingProps {
  params: Promise<{ locale: string }>;
}

async function languageOf({ params }: BookingProps) {
  const { locale } = await params;
  return isLanguage(locale) ? locale : defaultLanguage;
}

export async function generateMetadata(props: BookingProps): Promise<Metadata> {
  const t = await getTranslations('advertising.booking');
  const shell = await getTranslations('shell');
  return pageMetadata({
    language: await languageOf(props),
    path: '/advertisement/booking',
    title: t('title'),
    description: t('description', { days: bookingRules.heldDays }),
    siteName: shell('name'),
  });
}

/** Booking of advertisements by the week (specification section 2). Its prices are the rate card's, whose tag it has. */
export default async function BookingPage(props: BookingProps) {
  const language = await languageOf(props);
  const { prices } = await taggedRead([contentTag(ratesPageId)], () => findRates(database().read));
  const { products, weeks, booking } = messages[language].advertising;
  return (
    <NextIntlClientProvider
      messages={{ ...clientMessages(language, 'cooperation'), advertising: { products, weeks, booking } }}
    >
      <BookingScreen prices={prices} />
    </NextIntlClientProvider>
  );
}
