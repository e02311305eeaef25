import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalTexts } from '@/components/content/legal-texts';
import { visitorContext } from '@/lib/app/visitor';
import { agreementPageId, privacyPageId } from '@/lib/content/contract';
import { getContentPage } from '@/lib/content/server/get-content-page';
import { contentTag } from '@/lib/content/server/page-tags';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface AgreementProps {
  params: Promise<{ locale: string }>;
}

async function languageOf({ params }: AgreementProps) {
  const { locale } = await params;
  return isLanguage(locale) ? locale : defaultLanguage;
}

export async function generateMetadata(props: AgreementProps): Promise<Metadata> {
  const t = await getTranslations('content.agreement');
  const shell = await getTranslations('shell');
  return pageMetadata({
    language: await languageOf(props),
    path: '/Agreement',
    title: t('title'),
    description: t('description'),
    siteName: shell('name'),
  });
}

/** The user agreement and, below it, the privacy policy (specification section 2), as staff have written them. */
export default async function AgreementPage(props: AgreementProps) {
  const context = visitorContext(await languageOf(props));
  const shell = await getTranslations('shell');
  const pages = await Promise.all(
    [agreementPageId, privacyPageId].map((id) => taggedRead([contentTag(id)], () => getContentPage(context, { id }))),
  );
  return <LegalTexts operator={env().companyName ?? shell('name')} pages={pages} />;
}
