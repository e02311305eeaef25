import { PointsConsole } from '@/components/money/wallet/console-points';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('managePoints', 'walletConsole.title');

/** What points are earned for. */
export default async function PointsPage({ searchParams }: PageProps) {
  await requireStaff('managePoints', '/staff/points', searchParams);
  return (
    <ClientWords of={['staff', 'walletConsole']}>
      <PointsConsole />
    </ClientWords>
  );
}
