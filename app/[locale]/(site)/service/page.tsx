import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { offers } from '@/components/business/lead/business-offers';
import { BusinessServiceFront } from '@/components/business/lead/business-service-front';
import { JsonLd } from '@/components/front/shell/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { env } from '@/lib/platform/server/env';
import { businessJsonLd, offeredServices } from '../../business-json-ld';

/** What all metadata of the page needs. */
async function headOf() {
  const t = await getTranslations('business.servicePage');
  const language = await getLocale();
  return { language, path: '/service', title: t('title'), description: t('description') };
}

export async function generateMetadata(): Promise<Metadata> {
  return publicHead({ ...(await headOf()), image: 'service' });
}

/** Services for an industry (specification section 2). */
export default async function ServicePage() {
  const head = await headOf();
  const t = await getTranslations('business');
  const offered = offers.map((offer) => ({
    name: t(`servicePage.offers.${offer}.title`),
    description: t(`servicePage.offers.${offer}.text`),
  }));
  const page = { ...head, crumb: t('servicePage.crumb') };
  return (
    <>
      <JsonLd data={businessJsonLd(page, offeredServices(page.crumb, page, offered))} />
      <BusinessServiceFront forms={env().business.forms} />
    </>
  );
}
