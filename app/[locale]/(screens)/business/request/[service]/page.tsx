import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RequestScreen } from '@/components/business/lead/request-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { absoluteUrl, pageFacts } from '@/lib/app/json-ld';
import { organization } from '@/lib/app/organization';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { services } from '@/lib/business/lead/codes';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { env } from '@/lib/platform/server/env';
import { requestJsonLd } from './json-ld';

/** Rendered on the first request, like every page. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'service'>) {
  const { service: name } = await params;
  return { service: services.find((one) => one === name), path: `/business/request/${name}` };
}

export async function generateMetadata(props: PageProps<'service'>): Promise<Metadata> {
  const { service, path } = await read(props);
  const t = await getTranslations('lead');
  if (!service) return { title: t('request.missing.title') };
  const title = t('request.pageTitle', { service: t(`services.${service}.name`) });
  return publicHead({ path, title, description: t(`services.${service}.description`), image: 'business' });
}

/** Where a business customer asks for one of our services (specification section 2, 'Business pages'). */
export default async function RequestPage(props: PageProps<'service'>) {
  const { service, path } = await read(props);
  if (!service) notFound();
  const t = await getTranslations('lead');
  const siteName = (await getTranslations('shell'))('name');
  const facts = await pageFacts();
  const { language, siteUrl } = facts;
  const { hotline, email } = env().business;
  const offered = {
    name: t(`services.${service}.name`),
    description: t(`services.${service}.description`),
    url: absoluteUrl(facts, path),
    provider: organization(siteUrl, { name: siteName }),
  };
  const business = { name: t('request.eyebrow'), path: '/business' };
  const trail = [{ name: siteName, path: '/' }, business, { name: offered.name, path }];
  return (
    <ClientWords of={['lead']}>
      <JsonLd data={requestJsonLd({ ...offered, language })} />
      <JsonLd data={breadcrumbs(language, siteUrl, trail)} />
      <RequestScreen service={service} hotline={hotline} email={email} />
    </ClientWords>
  );
}
