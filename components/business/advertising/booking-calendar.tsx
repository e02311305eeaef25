'use client';

import { useTranslations } from 'next-intl';
import type { SlotCalendar } from '@/lib/business/advertising/client/slots';
import { isOfferedBy } from '@/lib/business/advertising/client/use-choice';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import { bookingRules, type Product, type Slot } from '@/lib/business/advertising/codes';
import { slotKey } from '@/lib/business/advertising/rules/slots';
import { weeksByMonth } from '@/lib/business/advertising/rules/weeks';
import { BookingWeek } from './booking-week';

interface BookingCalendarProps {
  calendar: SlotCalendar;
  product: Product;
  chosen: readonly Slot[];
  onToggle(slot: Slot): void;
}

/** The weeks of a product under their months, each to be ticked. */
export function BookingCalendar({ calendar, product, chosen, onToggle }: BookingCalendarProps) {
  const t = useTranslations('advertising.booking.calendar');
  const months = useTranslations('advertising.weeks');
  const { productOf } = useSlotWords();
  const isOffered = isOfferedBy(calendar);
  const keys = new Set(chosen.map(slotKey));
  const isFull = chosen.length >= bookingRules.weeksAtOnce;
  return (
    <fieldset>
      <legend className="sr-only">{t('legend', { product: productOf(product) })}</legend>
      {weeksByMonth(calendar.weeks).map(({ year, month, weeks }) => (
        <div key={`${year} ${month}`} className="mb-6">
          <h3 className="mb-2 text-sm text-ink-2 tracking-normal tabular-nums">
            {months('month', { year: String(year), month: String(month) })}
          </h3>
          <div className={weekGrid}>
            {weeks.map((week) => (
              <BookingWeek
                key={week}
                week={week}
                isTaken={!isOffered({ product, week })}
                isChosen={keys.has(slotKey({ product, week }))}
                isFull={isFull}
                onToggle={() => onToggle({ product, week })}
              />
            ))}
          </div>
        </div>
      ))}
      <p role="status" className="min-h-6 text-sm text-ink-2">
        {isFull && t('limit', { max: bookingRules.weeksAtOnce })}
      </p>
    </fieldset>
  );
}

/** Placeholder of the calendar. */
export function BookingCalendarSkeleton() {
  const t = useTranslations('advertising.booking.calendar');
  const weeksOfMonth = 4;
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[...Array(bookingRules.weeksShown / weeksOfMonth).keys()].map((month) => (
        <div key={month} aria-hidden="true" className="mb-6">
          <div className="skeleton mb-2 h-4.5 w-24" />
          <div className={weekGrid}>
            {[...Array(weeksOfMonth).keys()].map((week) => (
              <div key={week} className="skeleton h-14 rounded-md!" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const weekGrid = 'grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 lg:grid-cols-4';
