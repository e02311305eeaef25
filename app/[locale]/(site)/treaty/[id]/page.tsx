import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LegalText } from '@/components/base/content/legal-text';
import { JsonLd } from '@/components/front/shell/json-ld';
import { operatorName } from '@/lib/app/organization';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { legalJsonLd, legalMetadata, readLegalPage } from '../../legal-page';

interface TreatyProps {
  params: Promise<{ locale: string; id: string }>;
}

/** Made when they are first asked for, and kept until they are wrong. */
export function generateStaticParams() {
  return [];
}

async function asked({ params }: TreatyProps) {
  const { locale, id } = await params;
  return { language: isLanguage(locale) ? locale : defaultLanguage, id };
}

export async function generateMetadata(props: TreatyProps): Promise<Metadata> {
  const { language, id } = await asked(props);
  return legalMetadata(language, id);
}

/** Any legal text that staff have published (specification section 2, /treaty/{id}). */
export default async function TreatyPage(props: TreatyProps) {
  const { language, id } = await asked(props);
  const found = await readLegalPage(language, id);
  if (!found) notFound();
  return (
    <>
      <JsonLd data={await legalJsonLd(language, found)} />
      <LegalText operator={await operatorName()} page={found.page} />
    </>
  );
}
