import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BookingScreen } from '@/components/business/advertising/booking-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { clientMessages } from '@/lib/app/client-messages';
import { database } from '@/lib/app/database';
import { messages } from '@/lib/app/messages';
import { shareImagePath } from '@/lib/app/share-images';
import { ratesPageId } from '@/lib/base/content/codes';
import { findRates } from '@/lib/base/content/server/find-data';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { bookingRules } from '@/lib/business/advertising/codes';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { businessJsonLd } from '../../../business-json-ld';

interface BookingProps {
  params: Promise<{ locale: string }>;
}

/** What all of the page's heads say of it. */
async function headOf({ params }: BookingProps) {
  const { locale } = await params;
  const t = await getTranslations('advertising.booking');
  return {
    language: isLanguage(locale) ? locale : defaultLanguage,
    path: '/advertisement/booking',
    title: t('pageTitle'),
    description: t('description', { days: bookingRules.heldDays }),
    crumb: t('title'),
  };
}

export async function generateMetadata(props: BookingProps): Promise<Metadata> {
  const shell = await getTranslations('shell');
  const head = await headOf(props);
  return pageMetadata({ ...head, image: shareImagePath(head.language, 'advertisement'), siteName: shell('name') });
}

/** Booking of advertisements by the week (specification section 2). Its prices are the rate card's, whose tag it has. */
export default async function BookingPage(props: BookingProps) {
  const head = await headOf(props);
  const { language } = head;
  const { prices } = await taggedRead([contentTag(ratesPageId)], () => findRates(database().read));
  const { products, weeks, booking } = messages[language].advertising;
  return (
    <NextIntlClientProvider
      messages={{ ...clientMessages(language, 'lead'), advertising: { products, weeks, booking } }}
    >
      <JsonLd data={businessJsonLd(head)} />
      <BookingScreen prices={prices} />
    </NextIntlClientProvider>
  );
}
