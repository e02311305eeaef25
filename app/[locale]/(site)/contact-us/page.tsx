import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Letter } from '@/components/base/content/letter';
import { BusinessContactFront } from '@/components/business/lead/business-contact-front';
import { JsonLd } from '@/components/front/shell/json-ld';
import { shareImagePath } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { businessJsonLd } from '../../business-json-ld';
import { readContentPage } from '../../read-content';

interface ContactProps {
  params: Promise<{ locale: string }>;
}

/** What all of the page's heads say of it. */
async function headOf({ params }: ContactProps) {
  const { locale } = await params;
  const t = await getTranslations('business.contactPage');
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, path: '/contact-us', title: t('title'), description: t('description') };
}

export async function generateMetadata(props: ContactProps): Promise<Metadata> {
  const shell = await getTranslations('shell');
  const head = await headOf(props);
  const found = await readContentPage(head.language, env().business.contactPageId);
  return pageMetadata({
    ...head,
    image: shareImagePath(head.language, 'contact-us'),
    siteName: shell('name'),
    translated: found?.isTranslated ?? true,
  });
}

/** How to reach us (specification section 2): the content page that is configured, or, while there is none, the ways alone. */
export default async function ContactPage(props: ContactProps) {
  const head = await headOf(props);
  const { business } = env();
  const found = await readContentPage(head.language, business.contactPageId);
  const letter = found && {
    title: found.page.title,
    language: found.page.language,
    body: <Letter page={found.page} />,
  };
  const t = await getTranslations('business.contactPage');
  return (
    <>
      <JsonLd data={businessJsonLd({ ...head, crumb: t('crumb'), type: 'ContactPage' })} />
      <BusinessContactFront ways={business} letter={letter} />
    </>
  );
}
