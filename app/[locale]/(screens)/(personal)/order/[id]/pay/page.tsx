import { CashierScreen } from '@/components/money/payment/cashier-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getCashier } from '@/lib/money/payment/server/get-cashier';

export const generateMetadata = privateHead('cashier.title');

/** The cashier of an order of the caller; 404 for any other. */
export default async function CashierPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/order/${encodeURIComponent(id)}/pay`);
  const cashier = await getCashier(context, { orderId: id }).catch(orNotFound);
  return (
    <ClientWords of={['cashier', 'order.ways', 'pictures']}>
      <CashierScreen key={id} cashier={cashier} />
    </ClientWords>
  );
}
