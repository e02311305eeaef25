import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LegalText } from '@/components/base/content/legal-text';
import { JsonLd } from '@/components/front/shell/json-ld';
import { operatorName } from '@/lib/app/organization';
import { liveAgreementPageId } from '@/lib/base/content/contract';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { legalJsonLd, legalMetadata, readLegalPage } from '../../legal-page';

interface LiveAgreementProps {
  params: Promise<{ locale: string }>;
}

async function languageOf({ params }: LiveAgreementProps) {
  const { locale } = await params;
  return isLanguage(locale) ? locale : defaultLanguage;
}

export async function generateMetadata(props: LiveAgreementProps): Promise<Metadata> {
  return legalMetadata(await languageOf(props), liveAgreementPageId);
}

/** What holds for watching, buying and hosting live streams (specification section 2), as staff have written it. */
export default async function LiveAgreementPage(props: LiveAgreementProps) {
  const language = await languageOf(props);
  const found = await readLegalPage(language, liveAgreementPageId);
  if (!found) notFound();
  return (
    <>
      <JsonLd data={await legalJsonLd(language, found)} />
      <LegalText operator={await operatorName()} page={found.page} />
    </>
  );
}
