import { DemandsConsole } from '@/components/careers/demand/console-demands';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewDemands', 'staff.sections.demands');

/** Demands that wait for review, and all others. */
export default async function DemandsPage({ searchParams }: PageProps) {
  const { now } = await requireStaff('reviewDemands', '/staff/demands', searchParams);
  return (
    <ClientWords of={['staff', 'staffReview', 'demandConsole', 'demand']}>
      <DemandsConsole now={now()} />
    </ClientWords>
  );
}
