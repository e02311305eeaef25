import { CasesConsole } from '@/components/careers/showcase/console-cases';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewDemands', 'caseConsole.title');

/** Cases, and those that staff write for companies without an account. */
export default async function CasesPage({ searchParams }: PageProps) {
  await requireStaff('reviewDemands', '/staff/cases', searchParams);
  return (
    <ClientWords of={['staff', 'caseConsole', 'showcase']}>
      <CasesConsole />
    </ClientWords>
  );
}
