import { ReportsConsole } from '@/components/base/moderation/console-reports';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewReports', 'moderationConsole.reports.title');

/** What people have reported (specification section 2, /report). */
export default async function ReportsPage({ searchParams }: PageProps) {
  await requireStaff('reviewReports', '/staff/reports', searchParams);
  return (
    <ClientWords of={['staff', 'moderation', 'moderationConsole']}>
      <ReportsConsole />
    </ClientWords>
  );
}
