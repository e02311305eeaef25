import { notFound } from 'next/navigation';
import { ApplicationScreen } from '@/components/careers/application/one-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { applicationDeskPath } from '@/lib/careers/application/client/addresses';
import { getJobApplication } from '@/lib/careers/application/server/desk/get-job-application';

export const generateMetadata = privateHead('applicationDesk.title');

/** An application for a job of the caller's company; 404 for any other, and below another job. */
export default async function ApplicationPage({ params }: PageProps<'id' | 'applicationId'>) {
  const { id, applicationId } = await params;
  const context = await requirePerson(applicationDeskPath(id, applicationId));
  const first = await getJobApplication(context, { id: applicationId }).catch(orNotFound);
  if (first.job.id !== id) notFound();
  return (
    <ClientWords of={['applicationDesk', 'applicationAnswers', 'work.credits.roleNames', 'workCard']}>
      <ApplicationScreen key={applicationId} first={first} />
    </ClientWords>
  );
}
