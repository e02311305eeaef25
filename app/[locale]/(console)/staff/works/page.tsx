import { WorksConsole } from '@/components/works/work/console-works';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewWorks', 'staff.sections.works');

/** Works that wait for review, and all others. */
export default async function WorksPage({ searchParams }: PageProps) {
  await requireStaff('reviewWorks', '/staff/works', searchParams);
  return (
    <ClientWords of={['staff', 'staffReview', 'workConsole']}>
      <WorksConsole />
    </ClientWords>
  );
}
