'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import type { Slot } from '@/lib/business/advertising/codes';
import { type Prices, priceOf } from '@/lib/business/advertising/rules/price';

interface BookingDockProps {
  chosen: readonly Slot[];
  prices: Prices;
  onGoOn(): void;
}

/**
 * A bar at the bottom on phones while weeks are chosen: their number, their price, and the button to go on. It sticks
 * until the end of the calendar. A wide screen has the summary beside the calendar instead.
 */
export function BookingDock({ chosen, prices, onGoOn }: BookingDockProps) {
  const t = useTranslations('advertising.booking.summary');
  const { priceOf: wordsOf } = useSlotWords();
  if (chosen.length === 0) return null;
  return (
    // Above the app prompt, which would cover the button.
    <div className="sticky bottom-0 z-7 -mx-gutter flex min-h-16 items-center justify-between gap-3 border-line border-t bg-surface px-gutter pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden">
      <p className="min-w-0 text-sm leading-5 text-ink-2">
        {t('count', { count: chosen.length })}
        <strong className="block text-base text-ink tabular-nums">{wordsOf(priceOf(chosen, prices))}</strong>
      </p>
      <button type="button" onClick={onGoOn} className={`flex-none ${buttonClass('accent')}`}>
        {t('goOn')}
      </button>
    </div>
  );
}
