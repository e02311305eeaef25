'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { attendanceQuery, saleQuery } from '@/lib/events/ticket/client/sale';
import type { Attendance, Sale } from '@/lib/events/ticket/contract';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { Link } from '@/lib/platform/i18n/link';
import { OfferWaiting } from './offer-waiting';
import { RefundRule } from './refund-rule';
import { TypeFacts } from './type-facts';

export type OfferedActivity = Pick<ActivityDetail, 'id' | 'holdStartTime' | 'ticketTypes' | 'refund'>;

/**
 * The tickets on the page of an activity: types with price and sale state, what a return gives, and what the caller can do:
 * buy, wait, pay, show what they have. The page is the same for everybody, so how it sells comes after it.
 */
export function CardTicketOffer({ activity }: { activity: OfferedActivity }) {
  const t = useTranslations('ticket');
  const title = useId();
  const { data: sale } = useQuery(saleQuery(activity.id));
  const isLoggedIn = useLoggedIn();
  const { data: attendance, refetch } = useQuery({ ...attendanceQuery(activity.id), enabled: isLoggedIn });
  const saleOf = new Map(sale?.types.map((type) => [type.id, type]));
  const isOver = sale?.types.every(({ state }) => state === 'ended');
  const isFree = activity.ticketTypes.every(({ priceFen }) => priceFen === 0);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-xl">
        {t('title')}
      </h2>
      <ul className="mt-2 border-line border-t">
        {activity.ticketTypes.map((type) => (
          <li key={type.id} className="flex border-line border-b py-3">
            <TypeFacts type={type} sale={saleOf.get(type.id)} />
          </li>
        ))}
      </ul>
      {!isOver && (
        <p className="mt-2 text-ink-3 text-sm text-pretty">
          <RefundRule activity={activity} isFree={isFree} />
        </p>
      )}
      {attendance && <OfferWaiting activity={activity} places={attendance.waiting} onChanged={() => void refetch()} />}
      <OfferActions activityId={activity.id} {...{ sale, attendance }} />
    </section>
  );
}

interface OfferActionsProps {
  activityId: string;
  sale: Sale | undefined;
  attendance: Attendance | undefined;
}

/** The next step: to pay what waits, to show what is there, to buy, or to wait. */
function OfferActions({ activityId, sale, attendance }: OfferActionsProps) {
  const t = useTranslations('ticket');
  const states = sale?.types.map(({ state }) => state) ?? [];
  const unpaid = attendance?.unpaidOrderId ?? null;
  const count = attendance?.ticketCount ?? 0;
  const isFor = states.includes('onSale') ? 'buy' : states.includes('soldOut') ? 'wait' : null;
  const id = encodeURIComponent(activityId);
  return (
    // As high as its button, before it is known whether there is one.
    <div className="mt-4 flex min-h-12 flex-wrap gap-3 empty:hidden">
      {unpaid && (
        <>
          <p className="w-full text-ink-2 text-sm text-pretty">{t('unpaid')}</p>
          <Link href={`/ticket/confirm?order=${unpaid}`} className={`grow ${buttonClass('accent')}`}>
            {t('pay')}
          </Link>
        </>
      )}
      {count > 0 && (
        <Link href={`/ticket/e?activity=${id}`} className={`grow ${buttonClass(unpaid ? 'line' : 'accent')}`}>
          {t('entry', { count })}
        </Link>
      )}
      {isFor && (
        <Link
          href={`/ticket/get/${id}`}
          className={`grow ${buttonClass(unpaid || count > 0 || isFor === 'wait' ? 'line' : 'accent')}`}
        >
          {t(isFor)}
        </Link>
      )}
    </div>
  );
}
