import { reviewReasons } from '@/components/base/staff/card-review';
import { JobConsole } from '@/components/careers/job/console-job';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { messages } from '@/lib/app/messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getJobForReview } from '@/lib/careers/job/server/review/get-job-for-review';

export const generateMetadata = consoleHead('reviewJobs', 'staff.sections.recruitment');

/** One job. */
export default async function JobReviewPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewJobs', `/staff/recruitment/${id}`);
  const job = await getJobForReview(context, { id }).catch(orNotFound);
  // A company that wrote no Chinese reads English.
  const written = job.dutiesZh === '' && job.dutiesEn !== '' ? 'en' : 'zh';
  const { reasonNames } = messages[context.language].jobConsole;
  const reasons = reviewReasons(written, reasonNames, messages[written].jobConsole.reasons);
  return (
    <ClientWords of={['staff', 'staffReview', 'jobConsole', 'job']}>
      <JobConsole key={job.id} job={job} reasons={reasons} />
    </ClientWords>
  );
}
