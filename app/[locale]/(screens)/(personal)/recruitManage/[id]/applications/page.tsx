import { ApplicationDesk } from '@/components/careers/application/desk-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { jobApplicationsPath } from '@/lib/careers/application/client/addresses';
import { countApplications } from '@/lib/careers/application/server/desk/find-applications';

export const generateMetadata = privateHead('applicationDesk.title');

/** The applications for a job of the caller's company; 404 for any other job. */
export default async function ApplicationsPage({ params, searchParams }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(jobApplicationsPath(id), searchParams);
  const first = await countApplications(context, { jobId: id }).catch(orNotFound);
  return (
    <ClientWords of={['applicationDesk']}>
      <ApplicationDesk key={id} jobId={id} first={first} />
    </ClientWords>
  );
}
