import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { RichText } from '@/components/base/rich-text/card-rich-text';
import { ContactScreen } from '@/components/business/lead/contact-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { absoluteUrl, pageFacts } from '@/lib/app/json-ld';
import { organization } from '@/lib/app/organization';
import { publicHead } from '@/lib/app/page-head';
import { contactFormPageId } from '@/lib/base/content/codes';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, languageNames } from '@/lib/platform/shared/language';
import { readContentPage } from '../../read-content';
import { contactJsonLd } from './json-ld';

async function read() {
  const found = await readContentPage(await getLocale(), contactFormPageId);
  const page = found?.page ?? null;
  const t = await getTranslations('lead.contact');
  return {
    page,
    isTranslated: found?.isTranslated ?? true,
    title: page?.title || t('title'),
    description: page?.description || t('description'),
    siteName: (await getTranslations('shell'))('name'),
  };
}

export async function generateMetadata(): Promise<Metadata> {
  const { isTranslated, title, description, siteName } = await read();
  return publicHead({
    path: '/contact',
    title: `${title} · ${siteName}`,
    description,
    image: 'contact',
    only: isTranslated ? undefined : defaultLanguage,
  });
}

/** What staff wrote about reaching us, and the form for any subject (specification section 2, /contact). */
export default async function ContactPage() {
  const { page, title, description, siteName } = await read();
  const facts = await pageFacts();
  const { hotline, email } = env().business;
  const url = absoluteUrl(facts, '/contact');
  const provider = organization(facts.siteUrl, { name: siteName });
  const lang = page && page.language !== facts.language ? languageNames[page.language].html : undefined;
  return (
    <ClientWords of={['lead']}>
      <JsonLd data={contactJsonLd({ name: title, description, url, language: facts.language, provider })} />
      <ContactScreen title={page?.title || null} lang={lang} hotline={hotline} email={email}>
        {page?.body ? <RichText name="contact" html={page.body} lang={lang} /> : null}
      </ContactScreen>
    </ClientWords>
  );
}
