import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LegalTexts } from '@/components/base/content/legal-texts';
import { JsonLd } from '@/components/front/shell/json-ld';
import { operatorName } from '@/lib/app/organization';
import { shareImagePath } from '@/lib/app/share-images';
import { agreementPageId, privacyPageId } from '@/lib/base/content/contract';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { contentJsonLd } from '../content-json-ld';
import { readLegalPage } from '../legal-page';

interface AgreementProps {
  params: Promise<{ locale: string }>;
}

/** The two texts, and what all of the page's heads say of them. */
async function read({ params }: AgreementProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const [agreement, privacy] = await Promise.all([
    readLegalPage(language, agreementPageId),
    readLegalPage(language, privacyPageId),
  ]);
  if (!agreement || !privacy) notFound();
  const t = await getTranslations('content.agreement');
  const head = { language, path: '/Agreement', title: t('title'), description: t('description') };
  return { head, pages: [agreement.page, privacy.page], isTranslated: agreement.isTranslated && privacy.isTranslated };
}

export async function generateMetadata(props: AgreementProps): Promise<Metadata> {
  const { head, isTranslated } = await read(props);
  const shell = await getTranslations('shell');
  const image = shareImagePath(isTranslated ? head.language : defaultLanguage, 'legal');
  return pageMetadata({ ...head, image, siteName: shell('name'), translated: isTranslated });
}

/** The user agreement and, below it, the privacy policy (specification section 2), as staff have written them. */
export default async function AgreementPage(props: AgreementProps) {
  const { head, pages, isTranslated } = await read(props);
  // Times of one zone and form: the later one comes last.
  const updatedAt =
    pages
      .map((page) => page.updatedAt)
      .sort()
      .at(-1) ?? '';
  return (
    <>
      <JsonLd data={await contentJsonLd({ ...head, isTranslated, updatedAt })} />
      <LegalTexts operator={await operatorName()} pages={pages} />
    </>
  );
}
