'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { EntryCode } from '@/lib/events/ticket/contract';
import { EntryTicket } from './entry-ticket';

/**
 * Tickets in a row, one at a time: swiped, or moved by the buttons. The browser's own scrolling, so that it works before and
 * without scripts.
 */
export function EntryTickets({ tickets }: { tickets: readonly EntryCode[] }) {
  const t = useTranslations('ticketOwn.show');
  const rail = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const last = tickets.length - 1;
  const go = (to: number) => rail.current?.scrollTo({ left: to * rail.current.clientWidth });
  const step = (to: number, label: string, turn: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 0 || to > last}
      onClick={() => go(to)}
      className="grid size-11 place-items-center rounded-full border border-line hover:border-ink-3 disabled:opacity-40"
    >
      <ScreenIcon name="arrow" className={`size-5 ${turn}`} />
    </button>
  );
  return (
    <section aria-label={last > 0 ? t('tickets') : t('title')}>
      <ul
        ref={rail}
        // What scrolls is reached by the keyboard.
        tabIndex={last > 0 ? 0 : undefined}
        onScroll={({ currentTarget }) => setPlace(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="rail relative snap-x snap-mandatory rounded-lg motion-safe:scroll-smooth"
      >
        {tickets.map((ticket) => (
          <li key={ticket.id} className="w-full flex-none snap-center">
            <EntryTicket ticket={ticket} />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="mt-3 flex items-center justify-between noscript:hidden">
          {step(place - 1, t('previous'), 'rotate-180')}
          <p role="status" className="text-sm tabular-nums">
            {t('number', { number: place + 1, count: tickets.length })}
          </p>
          {step(place + 1, t('next'), '')}
        </div>
      )}
    </section>
  );
}
