import { VerificationConsole } from '@/components/people/verification/console-verification';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getApplication } from '@/lib/people/verification/server/get-application';

export const generateMetadata = consoleHead('reviewVerifications', 'verificationConsole.title');

/** One application. */
export default async function VerificationPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewVerifications', `/staff/verifications/${id}`);
  const application = await getApplication(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'verificationConsole']}>
      <VerificationConsole key={id} application={application} />
    </ClientWords>
  );
}
