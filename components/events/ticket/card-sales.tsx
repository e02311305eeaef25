'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { salesQuery } from '@/lib/events/ticket/client/organiser';
import type { Sales } from '@/lib/events/ticket/contract';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { CardSoldType } from './card-sales-type';

/** How an activity sells, for its organiser: what came in, and each ticket type with its sale. */
export function CardSales({ activityId }: { activityId: string }) {
  const t = useTranslations('ticketDesk.sales');
  const client = useTranslations('client');
  const { data, isError, refetch } = useQuery(salesQuery(activityId));
  if (!data && isError) {
    return (
      <Notice role="alert" title={client('loadFailed')}>
        <button type="button" onClick={() => refetch()} className={buttonClass('ink')}>
          {client('retry')}
        </button>
      </Notice>
    );
  }
  if (!data) return <SalesSkeleton label={client('loading')} />;
  return (
    <>
      <Figures sales={data} />
      <section aria-label={t('types')} className="mt-7">
        <h3 className="mb-1 text-lg">{t('types')}</h3>
        {data.stockLeft !== null && <p className="text-ink-2 text-sm">{t('stockLeft', { count: data.stockLeft })}</p>}
        <ul className="divide-y divide-line">
          {data.types.map((type) => (
            <li key={type.id}>
              <CardSoldType activityId={activityId} type={type} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The sums that an organiser looks for first. Without ticket types there is no money. */
function Figures({ sales: { types, paidFen, refundedFen } }: { sales: Sales }) {
  const t = useTranslations('ticketDesk.sales');
  const sum = (of: (type: Sales['types'][number]) => number) => types.reduce((total, type) => total + of(type), 0);
  const isSold = types.some(({ id }) => id !== '');
  const figures = [
    { name: isSold ? t('sold') : t('joined'), value: String(sum(({ sold }) => sold)) },
    { name: t('used'), value: String(sum(({ used }) => used)) },
    { name: t('waiting'), value: String(sum(({ waiting }) => waiting)) },
    ...(isSold
      ? [
          { name: t('paid'), value: yuan(paidFen) },
          { name: t('refunded'), value: yuan(refundedFen) },
        ]
      : []),
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-4 md:flex md:gap-x-10">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-ink-3 text-sm">{name}</dt>
          <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SalesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="flex gap-8">
        {['sold', 'used', 'paid'].map((name) => (
          <div key={name} className="skeleton h-14 w-20" />
        ))}
      </div>
      <div className="skeleton mt-8 h-6 w-24" />
      <div className="skeleton mt-4 h-20" />
      <div className="skeleton mt-3 h-20" />
    </div>
  );
}
