'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage, StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listBookings } from '@/lib/business/advertising/client/console';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import { type BookingState, bookingStates, products } from '@/lib/business/advertising/codes';
import type { BookingRow } from '@/lib/business/advertising/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { BookingReview, type Decision } from './console-booking-review';

const tones: Record<BookingState, StateTone> = { held: 'new', confirmed: 'ok', refused: 'off', expired: 'off' };

/** The bookings of advertisements in the console, and the decisions on them. */
export function BookingsConsole() {
  const t = useTranslations('advertisingConsole');
  const { productOf } = useSlotWords();
  const [asked, setAsked] = useState<Decision | null>(null);
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="bookings"
        label={t('title')}
        endpoint={listBookings}
        columns={useColumns(setAsked)}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: bookingStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            name: 'product',
            label: t('product'),
            options: products.map((value) => ({ value, label: productOf(value) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/leads/${row.leadId}`}
        rowLabel={(row) => `${row.company}, ${row.number}`}
        sort={{ first: 'createdAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {asked && <BookingReview key={asked.booking.id} {...asked} onClose={() => setAsked(null)} />}
    </ConsolePage>
  );
}

function useColumns(ask: (decision: Decision) => void): Column<BookingRow>[] {
  const t = useTranslations('advertisingConsole');
  const { slotOf, priceOf } = useSlotWords();
  const time = (text: string) => formatDate(Date.parse(text), { withTime: true });
  return [
    { key: 'company', title: t('company'), phone: 'title', cell: (row) => row.company, text: (row) => row.company },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => <StateBadge tone={tones[row.state]}>{t(`states.${row.state}`)}</StateBadge>,
      text: (row) => t(`states.${row.state}`),
    },
    {
      key: 'slots',
      title: t('slots'),
      sort: 'firstWeek',
      cell: (row) => (
        <ul className="py-1">
          {row.slots.map((slot) => (
            <li key={`${slot.product} ${slot.week}`} className="md:whitespace-nowrap">
              {slotOf(slot)}
            </li>
          ))}
        </ul>
      ),
      text: (row) => row.slots.map(slotOf).join(' / '),
    },
    {
      key: 'price',
      title: t('price'),
      align: 'end',
      cell: (row) => priceOf(row.priceFen),
      text: (row) => row.priceFen && row.priceFen / 100,
    },
    {
      key: 'heldUntil',
      title: t('heldUntil'),
      sort: 'heldUntil',
      cell: (row) => (row.state === 'held' ? time(row.heldUntil) : '—'),
      text: (row) => time(row.heldUntil),
    },
    {
      key: 'createdAt',
      title: t('createdAt'),
      sort: 'createdAt',
      cell: (row) => time(row.createdAt),
      text: (row) => time(row.createdAt),
    },
    { key: 'number', title: t('number'), isOnlyInFile: true, cell: (row) => row.number, text: (row) => row.number },
    { key: 'review', title: t('review'), cell: (row) => <Decisions booking={row} ask={ask} /> },
  ];
}

/** Possible decisions: a held booking can be confirmed or declined, a confirmed one only cancelled. */
function Decisions({ booking, ask }: { booking: BookingRow; ask: (decision: Decision) => void }) {
  const t = useTranslations('advertisingConsole');
  const { state } = booking;
  if (state !== 'held' && state !== 'confirmed') return '—';
  const choices = state === 'held' ? (['confirmed', 'refused'] as const) : (['refused'] as const);
  return (
    <span className="flex gap-1.5 py-1 max-md:flex-wrap">
      {choices.map((decision) => (
        <button
          key={decision}
          type="button"
          aria-label={t('decideOn', { decision: t(`decisions.${decision}`), company: booking.company })}
          onClick={() => ask({ booking, seen: state, decision })}
          className={consoleButton(decision === 'confirmed' ? 'ink' : 'line')}
        >
          {t(`decisions.${decision}`)}
        </button>
      ))}
    </span>
  );
}
