import { OrderConsole } from '@/components/money/payment/console-order';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getAnyOrder } from '@/lib/money/order/server/list-orders';
import { getMoneyOfOrder } from '@/lib/money/payment/server/staff-money';

export const generateMetadata = consoleHead('manageOrders', 'orderConsole.title');

/** One order. */
export default async function OrderPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('manageOrders', `/staff/orders/${id}`);
  const [order, money] = await Promise.all([
    getAnyOrder(context, { id }),
    getMoneyOfOrder(context, { orderId: id }),
  ]).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'order', 'orderConsole']}>
      <OrderConsole key={id} order={order} money={money} />
    </ClientWords>
  );
}
