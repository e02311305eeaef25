import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Letter } from '@/components/base/content/letter';
import { BusinessContactFront } from '@/components/business/lead/business-contact-front';
import { JsonLd } from '@/components/front/shell/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage } from '@/lib/platform/shared/language';
import { businessJsonLd } from '../../business-json-ld';
import { readContentPage } from '../../read-content';

/** What all metadata of the page needs. */
async function headOf() {
  const t = await getTranslations('business.contactPage');
  const language = await getLocale();
  return { language, path: '/contact-us', title: t('title'), description: t('description') };
}

export async function generateMetadata(): Promise<Metadata> {
  const head = await headOf();
  const found = await readContentPage(head.language, env().business.contactPageId);
  const only = found?.isTranslated === false ? defaultLanguage : undefined;
  return publicHead({ ...head, image: 'contact-us', only });
}

/**
 * How to reach us (specification section 2): the content page that is configured, orwithout one, only the ways to reach
 * us.
 */
export default async function ContactPage() {
  const head = await headOf();
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
