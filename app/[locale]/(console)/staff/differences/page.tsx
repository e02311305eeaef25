import { DifferencesConsole } from '@/components/money/payment/console-differences';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('manageOrders', 'differenceConsole.title');

/** Where our books and those of the payment service differ. */
export default async function DifferencesPage({ searchParams }: PageProps) {
  await requireStaff('manageOrders', '/staff/differences', searchParams);
  return (
    <ClientWords of={['staff', 'order.ways', 'differenceConsole']}>
      <DifferencesConsole />
    </ClientWords>
  );
}
