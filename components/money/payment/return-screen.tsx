'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { OrderItem } from '@/lib/money/order/contract';
import { standingQuery } from '@/lib/money/payment/client/cashier';
import { Link } from '@/lib/platform/i18n/link';
import { OrderEnd } from './order-end';

/** Milliseconds between two questions whether it is paid, while the page is seen. */
const askEvery = 3000;

/**
 * Where a payment comes back to (specification section 2, `/live/callbackHTML`). It believes no address: the server asks the
 * payment service. Null for no order of the caller's.
 */
export function ReturnScreen({ order }: { order: OrderItem | null }) {
  const t = useTranslations('cashier.return');
  if (order) return <Returned order={order} />;
  return (
    <Notice isPage title={t('nothing')} text={t('nothingText')}>
      <Link href="/my/order" className={buttonClass('ink')}>
        {t('orders')}
      </Link>
    </Notice>
  );
}

function Returned({ order }: { order: OrderItem }) {
  const t = useTranslations('cashier.return');
  const isOpen = order.state === 'pending';
  const { data, isError, isFetching, refetch } = useQuery({
    ...standingQuery(order.id),
    enabled: isOpen,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? askEvery : false),
  });
  const state = isOpen ? data?.state : order.state;
  if (state && state !== 'pending') return <OrderEnd order={{ ...order, state }} />;
  if (!state && !isError) {
    return (
      <Notice isPage title={t('asking')} text={order.title}>
        <p role="status" className="text-ink-3 text-sm">
          {t('askingText')}
        </p>
      </Notice>
    );
  }
  return (
    <Notice isPage title={isError ? t('unknown') : t('notYet')} text={t('notYetText')}>
      <div className="flex flex-wrap justify-center gap-3">
        <button
          type="button"
          aria-disabled={isFetching || undefined}
          onClick={() => refetch()}
          className={buttonClass('accent')}
        >
          {t('paid')}
        </button>
        <Link href={`/order/${order.id}/pay`} className={buttonClass('line')}>
          {t('back')}
        </Link>
      </div>
    </Notice>
  );
}
