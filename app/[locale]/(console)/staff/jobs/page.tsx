import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JobsScreen } from '@/components/staff/jobs-screen';
import { requireStaff } from '@/lib/app/caller-context';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('staff.jobs');
  return { title: t('title') };
}

/** Jobs that were given up. */
export default async function JobsPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  await requireStaff(isLanguage(locale) ? locale : defaultLanguage, '/staff/jobs', 'manageJobs');
  return <JobsScreen />;
}
