import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LegalText } from '@/components/base/content/legal-text';
import { JsonLd } from '@/components/front/shell/json-ld';
import { operatorName } from '@/lib/app/organization';
import { memberAgreementPageId } from '@/lib/base/content/contract';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { legalJsonLd, legalMetadata, readLegalPage } from '../../legal-page';

interface MemberAgreementProps {
  params: Promise<{ locale: string }>;
}

async function languageOf({ params }: MemberAgreementProps) {
  const { locale } = await params;
  return isLanguage(locale) ? locale : defaultLanguage;
}

export async function generateMetadata(props: MemberAgreementProps): Promise<Metadata> {
  return legalMetadata(await languageOf(props), memberAgreementPageId);
}

/** What holds for members (specification section 2), as staff have written it. */
export default async function MemberAgreementPage(props: MemberAgreementProps) {
  const language = await languageOf(props);
  const found = await readLegalPage(language, memberAgreementPageId);
  if (!found) notFound();
  return (
    <>
      <JsonLd data={await legalJsonLd(language, found)} />
      <LegalText operator={await operatorName()} page={found.page} />
    </>
  );
}
