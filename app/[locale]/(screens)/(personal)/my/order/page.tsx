import { OwnOrders } from '@/components/money/order/own-screen';
import { orderTabs } from '@/components/money/order/tabs';
import { tabOf } from '@/components/ui/tab';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { findOrders } from '@/lib/money/order/server/read-order';

export const generateMetadata = privateHead('order.own.title');

/** The caller's orders; `state` names the list that comes first. */
export default async function OwnOrdersPage({ searchParams }: PageProps) {
  const context = await requirePerson('/my/order', searchParams);
  const initial = tabOf(orderTabs, (await searchParams).state);
  const state = initial === 'all' ? undefined : initial;
  const orders = await findOrders(context, { state, pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['order']}>
      <OwnOrders {...{ initial, orders }} />
    </ClientWords>
  );
}
