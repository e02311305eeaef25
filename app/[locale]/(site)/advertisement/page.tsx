import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Letter } from '@/components/base/content/letter';
import { RateList } from '@/components/business/advertising/rate-list';
import { rateOffers } from '@/components/business/advertising/rate-offers';
import { RatePositions } from '@/components/business/advertising/rate-positions';
import { RateTables } from '@/components/business/advertising/rate-tables';
import { BusinessAdvertisingFront } from '@/components/business/lead/business-advertising-front';
import { JsonLd } from '@/components/front/shell/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { bookingRules } from '@/lib/business/advertising/codes';
import { defaultLanguage } from '@/lib/platform/shared/language';
import { businessJsonLd, companyReference, pageUrl } from '../../business-json-ld';
import { readRateCard } from './read';

/** What all metadata of the page needs. */
async function headOf() {
  const t = await getTranslations('advertising.rates');
  const language = await getLocale();
  return { language, path: '/advertisement', title: t('title'), description: t('description') };
}

export async function generateMetadata(): Promise<Metadata> {
  const head = await headOf();
  const { isTranslated } = await readRateCard(head.language);
  return publicHead({ ...head, image: 'advertisement', only: isTranslated ? undefined : defaultLanguage });
}

/** The rate card (specification section 2), as staff keep it. */
export default async function AdvertisementPage() {
  const head = await headOf();
  const { rates, intro } = await readRateCard(head.language);
  const t = await getTranslations('advertising');
  const catalog = rateOffers({
    name: t('rates.catalog'),
    url: pageUrl(head),
    seller: companyReference(),
    prices: rates.prices,
    words: t,
  });
  return (
    <>
      <JsonLd data={businessJsonLd({ ...head, crumb: t('rates.crumb') }, catalog)} />
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
