import { LeadsConsole } from '@/components/business/lead/console-leads';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('answerLeads', 'leadConsole.title');

/** The requests of business customers. */
export default async function LeadsPage({ searchParams }: PageProps) {
  await requireStaff('answerLeads', '/staff/leads', searchParams);
  return (
    <ClientWords of={['staff', 'leadConsole']}>
      <LeadsConsole />
    </ClientWords>
  );
}
