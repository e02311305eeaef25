import { ContestsConsole } from '@/components/events/contest/console-contests';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('manageContests', 'contestConsole.title');

/** All published contests. */
export default async function ContestsPage({ searchParams }: PageProps) {
  await requireStaff('manageContests', '/staff/contests', searchParams);
  return (
    <ClientWords of={['staff', 'contestConsole', 'contestDesk.frame']}>
      <ContestsConsole />
    </ClientWords>
  );
}
