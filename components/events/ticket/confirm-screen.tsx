'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PayColumn } from '@/components/money/payment/card-pay-column';
import { PayOrder } from '@/components/money/payment/card-pay-order';
import { ticketOrderQuery } from '@/lib/events/ticket/client/own-tickets';
import type { TicketOrder } from '@/lib/events/ticket/contract';
import { cashierQuery } from '@/lib/money/payment/client/cashier';
import type { Cashier } from '@/lib/money/payment/contract';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { ConfirmDone } from './confirm-done';
import { ConfirmEnd } from './confirm-end';
import { TicketActivity } from './ticket-activity';

export interface ConfirmScreenProps {
  order: TicketOrder;
  cashier: Cashier;
}

/** An order of tickets: what is in it and the way to pay while it is held, and how it ended. */
export function ConfirmScreen({ order: given, cashier: first }: ConfirmScreenProps) {
  const { id } = first.order;
  const { data: cashier, refetch } = useQuery({ ...cashierQuery(id), initialData: first });
  const { data: tickets } = useQuery({ ...ticketOrderQuery(id), initialData: given });
  const { state, expiresAt } = cashier.order;
  const [hasExpired, setExpired] = useState(expiresAt !== null && Date.parse(expiresAt) <= Date.parse(cashier.now));
  const onChanged = () => void refetch();
  if (state === 'paid') return <ConfirmDone order={cashier.order} tickets={tickets} />;
  if (state !== 'pending' || hasExpired) return <ConfirmEnd order={cashier.order} tickets={tickets} />;
  return (
    <PayColumn>
      <TicketActivity activity={tickets.activity} heading="h1" />
      <Summary tickets={tickets} totalFen={cashier.order.totalFen} />
      <PayOrder
        cashier={cashier}
        onChanged={onChanged}
        onExpired={() => {
          setExpired(true);
          onChanged();
        }}
        // Tickets are not paid by a transfer.
        onTransfer={onChanged}
      />
    </PayColumn>
  );
}

/** Tickets of one type, who comes, and the sum. */
function Summary({ tickets: { tickets }, totalFen }: { tickets: TicketOrder; totalFen: number }) {
  const t = useTranslations('ticketBuy');
  const rows = [
    { label: t('types'), value: t('tickets', { name: tickets[0]?.typeName ?? '', count: tickets.length }) },
    { label: t('attendees'), value: tickets.map(({ attendee }) => attendee).join(' · ') },
  ];
  return (
    <dl className="mt-5 border-line border-y py-2 *:flex *:justify-between *:gap-6 *:py-1.5">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="flex-none text-ink-2">{label}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
      <div className="items-baseline">
        <dt className="text-ink-2">{t('total')}</dt>
        <dd className="font-semibold text-xl tabular-nums">{yuan(totalFen)}</dd>
      </div>
    </dl>
  );
}
