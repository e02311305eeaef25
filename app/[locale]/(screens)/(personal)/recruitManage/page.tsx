import { OwnJobs } from '@/components/careers/job/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { recruitPath } from '@/lib/careers/job/client/addresses';
import { listOwnJobs } from '@/lib/careers/job/server/own/list-own-jobs';
import { getPostRights } from '@/lib/careers/recruitment/server/own-purchases';
import { findStartSteps } from '@/lib/people/verification/server/find-start-steps';

export const generateMetadata = privateHead('jobManage.own.title');

/** The jobs of the caller's company, what is left of its posts, and the way to a new job. */
export default async function OwnJobsPage() {
  const context = await requirePerson(recruitPath);
  const [first, rights, steps] = await Promise.all([
    listOwnJobs(context, { state: '', pageIndex: 1, pageSize: 20 }),
    getPostRights(context),
    findStartSteps(context, 'postJob'),
  ]);
  return (
    <ClientWords of={['jobManage', 'job', 'verificationSteps', 'person.bindPhone']}>
      <OwnJobs {...{ first, rights, steps }} />
    </ClientWords>
  );
}
