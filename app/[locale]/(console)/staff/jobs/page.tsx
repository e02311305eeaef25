import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JobsScreen } from '@/components/base/staff/jobs-screen';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface JobsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('staff.jobs');
  return consoleMetadata('manageJobs', t('title'));
}

/** Jobs that were given up. */
export default async function JobsPage({ params, searchParams }: JobsPageProps) {
  const { locale } = await params;
  await requireStaff(
    isLanguage(locale) ? locale : defaultLanguage,
    await askedPath('/staff/jobs', searchParams),
    'manageJobs',
  );
  return <JobsScreen />;
}
