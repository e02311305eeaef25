import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { offers } from '@/components/business/lead/business-offers';
import { BusinessServiceFront } from '@/components/business/lead/business-service-front';
import { JsonLd } from '@/components/front/shell/json-ld';
import { shareImagePath } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { businessJsonLd, offeredServices } from '../../business-json-ld';

interface ServiceProps {
  params: Promise<{ locale: string }>;
}

/** What all of the page's heads say of it. */
async function headOf({ params }: ServiceProps) {
  const { locale } = await params;
  const t = await getTranslations('business.servicePage');
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, path: '/service', title: t('title'), description: t('description') };
}

export async function generateMetadata(props: ServiceProps): Promise<Metadata> {
  const shell = await getTranslations('shell');
  const head = await headOf(props);
  return pageMetadata({ ...head, image: shareImagePath(head.language, 'service'), siteName: shell('name') });
}

/** Services for an industry (specification section 2). */
export default async function ServicePage(props: ServiceProps) {
  const head = await headOf(props);
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
