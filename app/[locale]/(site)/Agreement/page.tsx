import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { LegalTexts } from '@/components/base/content/legal-texts';
import { JsonLd } from '@/components/front/shell/json-ld';
import { operatorName } from '@/lib/app/organization';
import { publicHead } from '@/lib/app/page-head';
import { agreementPageId, privacyPageId } from '@/lib/base/content/contract';
import { defaultLanguage } from '@/lib/platform/shared/language';
import { contentJsonLd } from '../content-json-ld';
import { readLegalText } from '../read-legal-text';

/** The two texts, and what all metadata of the page needs. */
async function read() {
  const language = await getLocale();
  const [agreement, privacy] = await Promise.all([readLegalText(agreementPageId), readLegalText(privacyPageId)]);
  if (!agreement || !privacy) notFound();
  const t = await getTranslations('content.agreement');
  const head = { language, path: '/Agreement', title: t('title'), description: t('description') };
  return { head, pages: [agreement.page, privacy.page], isTranslated: agreement.isTranslated && privacy.isTranslated };
}

export async function generateMetadata(): Promise<Metadata> {
  const { head, isTranslated } = await read();
  const only = isTranslated ? undefined : defaultLanguage;
  return publicHead({ ...head, image: 'legal', textLanguage: only, only });
}

/** The user agreement and, below it, the privacy policy (specification section 2), as staff have written them. */
export default async function AgreementPage() {
  const { head, pages, isTranslated } = await read();
  // The times have the same zone and format, so the later one sorts last.
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
