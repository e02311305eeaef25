import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { RequestScreen } from '@/components/business/lead/request-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { clientMessages } from '@/lib/app/client-messages';
import { organization } from '@/lib/app/organization';
import { shareImagePath } from '@/lib/app/share-images';
import { services } from '@/lib/business/lead/codes';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { requestJsonLd } from './json-ld';

type RequestProps = { params: Promise<{ locale: string; service: string }> };

/** Made when first asked for, like every page. */
export const generateStaticParams = () => [];

async function read({ params }: RequestProps) {
  const { locale, service: name } = await params;
  const service = services.find((one) => one === name);
  return { language: isLanguage(locale) ? locale : defaultLanguage, service, path: `/business/request/${name}` };
}

export async function generateMetadata(props: RequestProps): Promise<Metadata> {
  const { language, service, path } = await read(props);
  const t = await getTranslations('lead');
  if (!service) return { title: t('request.missing.title') };
  const siteName = (await getTranslations('shell'))('name');
  const title = t('request.pageTitle', { service: t(`services.${service}.name`) });
  const image = shareImagePath(language, 'business');
  return pageMetadata({ language, path, title, description: t(`services.${service}.description`), image, siteName });
}

/** Where a business customer asks for one of our services (specification section 2, 'Business pages'). */
export default async function RequestPage(props: RequestProps) {
  const { language, service, path } = await read(props);
  if (!service) notFound();
  const t = await getTranslations('lead');
  const shell = await getTranslations('shell');
  const { siteUrl, business: ways } = env();
  const facts = {
    name: t(`services.${service}.name`),
    description: t(`services.${service}.description`),
    url: siteUrl + getPathname({ locale: language, href: path }),
    language,
    provider: organization(siteUrl, { name: shell('name') }),
  };
  const business = { name: t('request.eyebrow'), path: '/business' };
  const trail = [{ name: shell('name'), path: '/' }, business, { name: facts.name, path }];
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'lead')}>
      <JsonLd data={requestJsonLd(facts)} />
      <JsonLd data={breadcrumbs(language, siteUrl, trail)} />
      <RequestScreen service={service} hotline={ways.hotline} email={ways.email} />
    </NextIntlClientProvider>
  );
}
