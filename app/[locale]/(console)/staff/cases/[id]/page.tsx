import { CaseConsole } from '@/components/careers/showcase/console-case';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getListedCase } from '@/lib/careers/showcase/server/console/list-cases';

export const generateMetadata = consoleHead('reviewDemands', 'caseConsole.title');

/** One case. */
export default async function CasePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewDemands', `/staff/cases/${id}`);
  const found = await getListedCase(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'caseConsole', 'showcase', 'editor.languages']}>
      <CaseConsole key={id} first={found} />
    </ClientWords>
  );
}
