import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { BookingScreen } from '@/components/business/advertising/booking-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { database } from '@/lib/app/database';
import { publicHead } from '@/lib/app/page-head';
import { ratesPageId } from '@/lib/base/content/codes';
import { findRates } from '@/lib/base/content/server/find-data';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { bookingRules } from '@/lib/business/advertising/codes';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { businessJsonLd } from '../../../business-json-ld';

/** What all metadata of the page needs. */
async function headOf() {
  const t = await getTranslations('advertising.booking');
  return {
    language: await getLocale(),
    path: '/advertisement/booking',
    title: t('pageTitle'),
    description: t('description', { days: bookingRules.heldDays }),
    crumb: t('title'),
  };
}

export async function generateMetadata(): Promise<Metadata> {
  return publicHead({ ...(await headOf()), image: 'advertisement' });
}

/** Booking of advertisements by the week (specification section 2). Its prices are the rate card's, whose tag it has. */
export default async function BookingPage() {
  const { prices } = await taggedRead([contentTag(ratesPageId)], () => findRates(database().read));
  return (
    <ClientWords of={['lead', 'advertising.products', 'advertising.weeks', 'advertising.booking']}>
      <JsonLd data={businessJsonLd(await headOf())} />
      <BookingScreen prices={prices} />
    </ClientWords>
  );
}
