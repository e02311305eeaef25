import { ReturnScreen } from '@/components/money/payment/return-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNull } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getOrder } from '@/lib/money/order/server/read-order';

export const generateMetadata = privateHead('cashier.return.title');

/** Where a payment comes back to (specification section 2); `order` names whose result is asked for. */
export default async function ReturnPage({ searchParams }: PageProps) {
  const context = await requirePerson('/live/callbackHTML', searchParams);
  const { order: id } = await searchParams;
  const order = typeof id === 'string' && id ? await getOrder(context, { id }).catch(orNull) : null;
  return (
    <ClientWords of={['cashier']}>
      <ReturnScreen key={order?.id} order={order} />
    </ClientWords>
  );
}
