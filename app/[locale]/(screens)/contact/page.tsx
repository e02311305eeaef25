import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/base/content/rich-text';
import { ContactScreen } from '@/components/business/lead/contact-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { clientMessages } from '@/lib/app/client-messages';
import { organization } from '@/lib/app/organization';
import { shareImagePath } from '@/lib/app/share-images';
import { contactFormPageId } from '@/lib/base/content/codes';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage, languageNames } from '@/lib/platform/shared/language';
import { readContentPage } from '../../read-content';
import { contactJsonLd } from './json-ld';

interface ContactProps {
  params: Promise<{ locale: string }>;
}

async function read({ params }: ContactProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const found = await readContentPage(language, contactFormPageId);
  const page = found?.page ?? null;
  const t = await getTranslations('lead.contact');
  const translated = found?.isTranslated ?? true;
  return {
    language,
    page,
    translated,
    title: page?.title || t('title'),
    description: page?.description || t('description'),
  };
}

export async function generateMetadata(props: ContactProps): Promise<Metadata> {
  const { language, translated, title, description } = await read(props);
  const siteName = (await getTranslations('shell'))('name');
  const image = shareImagePath(language, 'contact');
  return pageMetadata({
    language,
    path: '/contact',
    title: `${title} · ${siteName}`,
    description,
    image,
    siteName,
    translated,
  });
}

/** What staff say about reaching us, and the form for whatever it is about (specification section 2, /contact). */
export default async function ContactPage(props: ContactProps) {
  const { language, page, title, description } = await read(props);
  const shell = await getTranslations('shell');
  const { siteUrl, business } = env();
  const url = siteUrl + getPathname({ locale: language, href: '/contact' });
  const provider = organization(siteUrl, { name: shell('name') });
  const lang = page && page.language !== language ? languageNames[page.language].html : undefined;
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'lead')}>
      <JsonLd data={contactJsonLd({ name: title, description, url, language, provider })} />
      <ContactScreen title={page?.title || null} lang={lang} hotline={business.hotline} email={business.email}>
        {page?.body ? <RichText name="contact" html={page.body} lang={lang} /> : null}
      </ContactScreen>
    </NextIntlClientProvider>
  );
}
