import { OrderScreen } from '@/components/money/payment/order-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getOrder } from '@/lib/money/order/server/read-order';

export const generateMetadata = privateHead('orderPage.title');

/** An order of the caller; 404 for any other. */
export default async function OrderPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/order/${encodeURIComponent(id)}`);
  const order = await getOrder(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['order', 'orderPage', 'cashier']}>
      <OrderScreen key={id} order={order} />
    </ClientWords>
  );
}
