import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { CertificateScreen } from '@/components/events/award/certificate-screen';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { readCertificate } from './read';

/** No certificate's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

export const generateMetadata = privateHead('award.certificate.title');

/** What a certificate certifies: its code is printed on it with this address. */
export default async function CertificatePage({ params }: PageProps<'code'>) {
  const found = (await readCertificate(await getLocale(), (await params).code)) ?? notFound();
  return <CertificateScreen {...found} />;
}
