import { VerificationsConsole } from '@/components/people/verification/console-verifications';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewVerifications', 'verificationConsole.title');

/** Applications to be verified. */
export default async function VerificationsPage({ searchParams }: PageProps) {
  const context = await requireStaff('reviewVerifications', '/staff/verifications', searchParams);
  return (
    <ClientWords of={['staff', 'verificationConsole']}>
      <VerificationsConsole now={context.now()} />
    </ClientWords>
  );
}
