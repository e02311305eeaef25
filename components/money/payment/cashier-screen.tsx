'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cashierQuery } from '@/lib/money/payment/client/cashier';
import type { Cashier } from '@/lib/money/payment/contract';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { PayColumn } from './card-pay-column';
import { PayOrder } from './card-pay-order';
import { OrderEnd } from './order-end';
import { SlipForm } from './slip-form';
import { Transfer } from './transfer';

/** The cashier of an order: how it can be paid, or how it stands once it is not to be paid any more. */
export function CashierScreen({ cashier: first }: { cashier: Cashier }) {
  const t = useTranslations('cashier');
  const { data: cashier, refetch } = useQuery({ ...cashierQuery(first.order.id), initialData: first });
  const { order } = cashier;
  const isOver = order.expiresAt !== null && Date.parse(order.expiresAt) <= Date.parse(cashier.now);
  const [hasExpired, setExpired] = useState(isOver);
  const [isOtherWay, setOtherWay] = useState(false);
  const onChanged = () => void refetch();
  const onExpired = () => {
    setExpired(true);
    onChanged();
  };
  if (order.state !== 'pending') {
    return (
      <OrderEnd order={order} hasExpired={hasExpired && order.state === 'canceled'}>
        {order.state === 'paid_pending_review' && <SlipForm orderId={order.id} isAgain onSent={onChanged} />}
      </OrderEnd>
    );
  }
  if (hasExpired) return <OrderEnd order={{ ...order, state: 'canceled' }} hasExpired />;
  return (
    <PayColumn>
      <header className="text-center">
        <h1 className="text-ink-2 text-base wrap-anywhere">{order.title}</h1>
        <p className="mt-1 font-bold text-display tabular-nums">{yuan(order.totalFen)}</p>
        <p className="mt-1 text-ink-3 text-sm tabular-nums">{t('number', { number: order.number })}</p>
      </header>
      {order.way === 'offline' && !isOtherWay ? (
        <Transfer cashier={cashier} onChanged={onChanged} onOtherWay={() => setOtherWay(true)} />
      ) : (
        <PayOrder cashier={cashier} {...{ onChanged, onExpired }} onTransfer={() => setOtherWay(false)} />
      )}
    </PayColumn>
  );
}
