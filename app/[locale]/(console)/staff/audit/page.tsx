import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditScreen } from '@/components/base/staff/audit-screen';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface AuditPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('staff.audit');
  return consoleMetadata('readAudit', t('title'));
}

/** What the staff have done. */
export default async function AuditPage({ params, searchParams }: AuditPageProps) {
  const { locale } = await params;
  await requireStaff(
    isLanguage(locale) ? locale : defaultLanguage,
    await askedPath('/staff/audit', searchParams),
    'readAudit',
  );
  return <AuditScreen />;
}
