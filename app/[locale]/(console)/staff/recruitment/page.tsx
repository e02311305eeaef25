import { JobsConsole } from '@/components/careers/job/console-jobs';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewJobs', 'staff.sections.recruitment');

/** Jobs that wait for review, and all others. */
export default async function JobReviewsPage({ searchParams }: PageProps) {
  await requireStaff('reviewJobs', '/staff/recruitment', searchParams);
  return (
    <ClientWords of={['staff', 'staffReview', 'jobConsole', 'job']}>
      <JobsConsole />
    </ClientWords>
  );
}
