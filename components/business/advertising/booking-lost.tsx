'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import type { Slot } from '@/lib/business/advertising/codes';

interface BookingLostProps {
  lost: readonly Slot[];
  /** Number of requests that failed because of it: each one moves the visitor from the form to the calendar. */
  refusals: number;
}

/** Weeks that somebody else has taken since they were chosen, by name. */
export function BookingLost({ lost, refusals }: BookingLostProps) {
  const t = useTranslations('advertising.booking.calendar');
  const { slotOf } = useSlotWords();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusals > 0) note.current?.focus();
  }, [refusals]);
  return (
    <div role="alert">
      {lost.length > 0 && (
        <p
          ref={note}
          tabIndex={-1}
          className="mb-4 scroll-mt-[calc(var(--spacing-head)+16px)] rounded-md border border-danger px-4 py-3 text-danger outline-none text-pretty"
        >
          {t('lost', { slots: lost.map(slotOf).join(' · ') })}
        </p>
      )}
    </div>
  );
}
