'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OrderStateWord } from '@/components/money/order/card-order-state';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { activityOrdersQuery } from '@/lib/events/ticket/client/organiser';
import type { ActivityOrder } from '@/lib/events/ticket/contract';
import { type OrderState, orderStates } from '@/lib/money/order/codes';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

/** What tickets are never paid by, they are not paid later. */
const filters = ['', ...orderStates.filter((state) => state !== 'paid_pending_review')] as const;

/** The orders of an activity for its organiser, in every state or in one. */
export function CardOrders({ activityId }: { activityId: string }) {
  const t = useTranslations('ticketDesk.orders');
  const stateOf = useTranslations('order.states');
  const [state, setState] = useState<OrderState | ''>('');
  return (
    <>
      <fieldset className="rail -mx-gutter mb-2 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{t('filter')}</legend>
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === state}
            onClick={() => setState(name)}
            className="min-h-11 flex-none rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {name === '' ? t('all') : stateOf(name)}
          </button>
        ))}
      </fieldset>
      <PagedList
        key={state}
        query={useOwnList(activityOrdersQuery(activityId, state), null)}
        keyOf={({ id }) => id}
        skeleton={<OrderSkeleton />}
        skeletons={5}
        empty={
          <Notice title={t(state === '' ? 'none' : 'noneOfState')} text={t(state === '' ? 'noneText' : 'otherState')}>
            {null}
          </Notice>
        }
        className="divide-y divide-line"
        {...useListWords()}
      >
        {(order) => <Order order={order} />}
      </PagedList>
    </>
  );
}

function Order({ order }: { order: ActivityOrder }) {
  const t = useTranslations('ticketDesk.orders');
  const { number, typeName, buyer, quantity, usedCount, totalFen, refundedFen, state, createdAt } = order;
  return (
    <article className="py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-semibold text-base tracking-normal">
          <Link href={`/otherPeople?userId=${encodeURIComponent(buyer.userId)}`} className="hover:text-ink-2">
            <CardPersonName name={buyer.nickname} verification={buyer.verification} />
          </Link>
        </h3>
        <p className="flex-none font-semibold tabular-nums">{yuan(totalFen)}</p>
      </div>
      <div className="mt-0.5 flex items-baseline justify-between gap-4 text-sm">
        <p className="facts min-w-0 text-ink-2 tabular-nums">
          <span className="wrap-anywhere">{t('tickets', { name: typeName, count: quantity })}</span>
          {usedCount > 0 && <span>{t('used', { count: usedCount })}</span>}
          {refundedFen > 0 && <span>{t('refunded', { sum: yuan(refundedFen) })}</span>}
        </p>
        <OrderStateWord state={state} />
      </div>
      <p className="facts mt-1 text-ink-3 text-xs tabular-nums">
        <time dateTime={createdAt}>{formatDate(Date.parse(createdAt), { withTime: true })}</time>
        <span>{t('number', { number })}</span>
      </p>
    </article>
  );
}

function OrderSkeleton() {
  return (
    <div aria-hidden="true" className="py-3.5">
      <div className="flex justify-between">
        <div className="skeleton h-4 w-1/4" />
        <div className="skeleton h-4 w-1/6" />
      </div>
      <div className="skeleton mt-2 h-3.5 w-2/5" />
      <div className="skeleton mt-2 h-3 w-3/5" />
    </div>
  );
}
