import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditScreen } from '@/components/staff/audit-screen';
import { requireStaff } from '@/lib/app/caller-context';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('staff.audit');
  return { title: t('title') };
}

/** What the staff have done. */
export default async function AuditPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  await requireStaff(isLanguage(locale) ? locale : defaultLanguage, '/staff/audit', 'readAudit');
  return <AuditScreen />;
}
