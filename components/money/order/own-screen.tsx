'use client';

import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { ordersQuery } from '@/lib/money/order/client/orders';
import type { OrderItem } from '@/lib/money/order/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnOrder, OwnOrderSkeleton } from './own-order';
import { type OrderTab, orderTabs } from './tabs';

export interface OwnOrdersProps {
  initial: OrderTab;
  /** The first page of the list that comes first. */
  orders: Page<OrderItem>;
}

/** The caller's orders (specification section 5, 'orders'): all, and by how they stand. */
export function OwnOrders({ initial, orders }: OwnOrdersProps) {
  const t = useTranslations('order');
  const of = <Value,>(make: (tab: OrderTab) => Value) =>
    Object.fromEntries(orderTabs.map(({ name }) => [name, make(name)])) as Record<OrderTab, Value>;
  return (
    <>
      <div className="wrap pt-5">
        <h1 className="mx-auto max-w-180 text-2xl">{t('own.title')}</h1>
      </div>
      <AddressTabs
        tabs={orderTabs}
        initial={initial}
        parameter="state"
        path="/my/order"
        label={t('own.title')}
        words={of((tab) => t(`own.tabs.${tab}`))}
        isColumn
        panels={of((tab) => <Orders tab={tab} first={tab === initial ? orders : null} />)}
      />
    </>
  );
}

function Orders({ tab, first }: { tab: OrderTab; first: Page<OrderItem> | null }) {
  return (
    <PagedList
      query={useOwnList(ordersQuery(tab === 'all' ? undefined : tab), first)}
      keyOf={({ id }) => id}
      skeleton={<OwnOrderSkeleton />}
      skeletons={4}
      empty={<Empty tab={tab} />}
      className="-mt-4 *:border-line *:not-last:border-b"
      {...useListWords()}
    >
      {(order) => <OwnOrder order={order} />}
    </PagedList>
  );
}

function Empty({ tab }: { tab: OrderTab }) {
  const t = useTranslations('order.own.empty');
  return (
    <Notice title={t(tab)} text={tab === 'all' ? t('text') : undefined}>
      <Link href="/Find" className={buttonClass('ink')}>
        {t('discover')}
      </Link>
    </Notice>
  );
}
