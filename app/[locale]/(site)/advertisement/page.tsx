import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RateList } from '@/components/advertising/rate-list';
import { rateOffers } from '@/components/advertising/rate-offers';
import { RatePositions } from '@/components/advertising/rate-positions';
import { RateTables } from '@/components/advertising/rate-tables';
import { Letter } from '@/components/content/letter';
import { BusinessAdvertisingFront } from '@/components/cooperation/business-advertising-front';
import { JsonLd } from '@/components/shell/json-ld';
import { bookingRules } from '@/lib/advertising/codes';
import { businessStructure, pageUrl } from '@/lib/app/business-structure';
import { visitorContext } from '@/lib/app/visitor';
import { ratesPageId } from '@/lib/content/codes';
import { findRates } from '@/lib/content/server/find-data';
import { getContentPage } from '@/lib/content/server/get-content-page';
import { contentTag } from '@/lib/content/server/page-tags';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface AdvertisementProps {
  params: Promise<{ locale: string }>;
}

/** What all of the page's heads say of it. */
async function headOf({ params }: AdvertisementProps) {
  const { locale } = await params;
  const t = await getTranslations('advertising.rates');
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, path: '/advertisement', title: t('title'), description: t('description') };
}

export async function generateMetadata(props: AdvertisementProps): Promise<Metadata> {
  const shell = await getTranslations('shell');
  return pageMetadata({ ...(await headOf(props)), siteName: shell('name') });
}

/** The rate card (specification section 2), as staff keep it. */
export default async function AdvertisementPage(props: AdvertisementProps) {
  const head = await headOf(props);
  const context = visitorContext(head.language);
  const tags = [contentTag(ratesPageId)];
  const [rates, intro] = await Promise.all([
    taggedRead(tags, () => findRates(context.db.read)),
    taggedRead(tags, () => getContentPage(context, { id: ratesPageId })),
  ]);
  const t = await getTranslations('advertising');
  const business = await getTranslations('business');
  const trail = [
    { name: business('crumb'), path: '/business' },
    { name: t('rates.crumb'), path: head.path },
  ];
  const catalog = rateOffers({ name: t('rates.catalog'), url: pageUrl(head), prices: rates.prices, words: t });
  return (
    <>
      <JsonLd data={await businessStructure({ ...head, trail }, catalog)} />
      <BusinessAdvertisingFront
        title={intro.title}
        language={intro.language}
        intro={<Letter page={intro} />}
        weeksAhead={bookingRules.weeksAhead}
        tables={<RateTables data={rates} />}
        positions={<RatePositions />}
        materials={<RateList items={rates.materials} />}
        rules={<RateList items={rates.rules} />}
      />
    </>
  );
}
