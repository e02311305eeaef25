import { OrdersConsole } from '@/components/money/order/console-orders';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('manageOrders', 'orderConsole.title');

/** All orders. */
export default async function OrdersPage({ searchParams }: PageProps) {
  const context = await requireStaff('manageOrders', '/staff/orders', searchParams);
  return (
    <ClientWords of={['staff', 'order', 'orderConsole']}>
      <OrdersConsole now={context.now()} />
    </ClientWords>
  );
}
