import { JobsScreen } from '@/components/base/staff/jobs-screen';
import { requireStaff } from '@/lib/app/caller-context';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('manageJobs', 'staff.jobs.title');

/** Jobs that have failed for good. */
export default async function JobsPage({ searchParams }: PageProps) {
  await requireStaff('manageJobs', '/staff/jobs', searchParams);
  return <JobsScreen />;
}
