'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OrderHistory } from '@/components/money/order/card-order-history';
import { OrderLines } from '@/components/money/order/card-order-lines';
import { OrderRefund, OrderStateWord } from '@/components/money/order/card-order-state';
import { buttonClass } from '@/components/ui/button-class';
import { orderQuery } from '@/lib/money/order/client/orders';
import type { OrderDetail } from '@/lib/money/order/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { CancelOrder } from './cancel-order';
import { CopyButton } from './copy-button';

/** An order of the caller: what was bought, how it stands, what happened, and what can be done. */
export function OrderScreen({ order: first }: { order: OrderDetail }) {
  const t = useTranslations('orderPage');
  const { data: order, refetch } = useQuery({ ...orderQuery(first.id), initialData: first });
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-180">
        <p>
          <OrderStateWord state={order.state} />
        </p>
        <h1 className="mt-1 text-2xl wrap-anywhere">{order.title}</h1>
        <OrderRefund order={order} />
        <OrderActions order={order} onChanged={() => void refetch()} />
        <Part title={t('lines')}>
          <OrderLines order={order} />
        </Part>
        <Part title={t('facts')}>
          <OrderFacts order={order} />
        </Part>
        <Part title={t('history')}>
          <OrderHistory history={order.history} />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  );
}

function OrderActions({ order, onChanged }: { order: OrderDetail; onChanged(): void }) {
  const t = useTranslations('orderPage');
  const { id, state } = order;
  if (state === 'pending') {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link href={`/order/${id}/pay`} className={buttonClass('accent')}>
          {t('pay')}
        </Link>
        <CancelOrder order={order} onChanged={onChanged} />
      </p>
    );
  }
  const links = [
    state === 'paid' && order.kind === 'live' && { href: `/live/paySuc?orderId=${id}`, label: t('live') },
    order.kind === 'recruitment' &&
      state === 'paid' && { href: `/meal/mealSuc?orderId=${id}`, label: t('recruitment') },
    state === 'paid_pending_review' && { href: `/order/${id}/pay`, label: t('slip') },
    mayHaveInvoice(order) && { href: `/order/${id}/invoice`, label: t('invoice') },
  ].filter((one) => one !== false);
  if (links.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {links.map(({ href, label }) => (
        <Link key={href} href={href} className={buttonClass('line')}>
          {label}
        </Link>
      ))}
    </p>
  );
}

/** Whether money was paid for something: a top-up has its invoices when it is spent, points are no money. */
function mayHaveInvoice({ kind, state, way, totalFen, refundedFen, refundingFen }: OrderDetail): boolean {
  if (kind === 'topUp' || way === 'points' || way === 'free') return false;
  return state === 'paid' && totalFen > refundedFen + refundingFen;
}

function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage');
  const words = useTranslations('order');
  const time = (text: string | null) => text && formatDate(Date.parse(text), { withTime: true });
  const facts = [
    { label: t('kind'), value: words(`kinds.${order.kind}`) },
    { label: t('way'), value: order.way && words(`ways.${order.way}`) },
    { label: t('createdAt'), value: time(order.createdAt) },
    { label: t('expiresAt'), value: time(order.expiresAt) },
    { label: t('paidAt'), value: time(order.paidAt) },
  ].filter(({ value }) => value);
  return (
    <dl className="border-line border-t">
      <div className="flex items-center justify-between gap-4 border-line border-b py-1">
        <dt className="flex-none text-ink-3">{t('number')}</dt>
        <dd className="flex min-w-0 items-center gap-3">
          <span className="min-w-0 tabular-nums wrap-anywhere">{order.number}</span>
          <CopyButton text={order.number} label={t('number')} />
        </dd>
      </div>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-line border-b py-2.5">
          <dt className="text-ink-3">{label}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
