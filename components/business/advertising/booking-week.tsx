'use client';

import { useTranslations } from 'next-intl';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';

interface BookingWeekProps {
  week: string;
  isTaken: boolean;
  isChosen: boolean;
  /** No further week may be chosen. */
  isFull: boolean;
  onToggle(): void;
}

/** A week on the calendar, as a checkbox. A taken one says so. */
export function BookingWeek({ week, isTaken, isChosen, isFull, onToggle }: BookingWeekProps) {
  const t = useTranslations('advertising.booking.calendar');
  const { weekOf } = useSlotWords();
  const name = weekOf(week);
  const state = isTaken ? 'taken' : isChosen ? 'chosen' : 'free';
  const isDisabled = isTaken || (isFull && !isChosen);
  return (
    <label
      data-state={state}
      className="relative flex min-h-14 cursor-pointer flex-col justify-center rounded-md border border-line bg-surface px-3.5 py-2 transition-colors hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:hover:border-line data-[state=chosen]:border-ink data-[state=chosen]:bg-ink data-[state=chosen]:text-paper data-[state=taken]:border-transparent data-[state=taken]:bg-sunk data-[state=taken]:text-ink-3"
    >
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
        aria-label={isTaken ? t('cell', { week: name, state: t('taken') }) : name}
        className="sr-only top-0"
      />
      <span aria-hidden="true" className={`font-semibold tabular-nums ${isTaken ? 'line-through' : ''}`}>
        {name}
      </span>
      <span aria-hidden="true" className="text-xs">
        {t(state)}
      </span>
    </label>
  );
}
