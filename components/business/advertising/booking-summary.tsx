'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import type { Slot } from '@/lib/business/advertising/codes';
import { type Prices, priceOf } from '@/lib/business/advertising/rules/price';
import { slotKey } from '@/lib/business/advertising/rules/slots';

interface BookingSummaryProps {
  chosen: readonly Slot[];
  prices: Prices;
  onRemove(slot: Slot): void;
}

/** The chosen weeks and their total price. */
export function BookingSummary({ chosen, prices, onRemove }: BookingSummaryProps) {
  const t = useTranslations('advertising.booking.summary');
  const words = useSlotWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const total = priceOf(chosen, prices);

  function remove(slot: Slot) {
    onRemove(slot);
    // The pressed button disappears, so the focus moves here.
    heading.current?.focus();
  }
  return (
    <section className="border-line border-t pt-6 lg:sticky lg:top-[calc(var(--spacing-head)+24px)] lg:border-0 lg:pt-0">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('title')}
      </h2>
      <p role="status" className="mt-1 text-ink-2">
        {chosen.length === 0 ? t('empty') : t('count', { count: chosen.length })}
      </p>
      <ul className="mt-3 border-line border-t empty:hidden">
        {chosen.map((slot) => (
          <li key={slotKey(slot)} className="flex items-center gap-3 border-line border-b py-1">
            <span className="min-w-0 grow py-2">
              <span className="block font-semibold">{words.productOf(slot.product)}</span>
              <span className="block text-sm text-ink-2 tabular-nums">{words.weekOf(slot.week)}</span>
            </span>
            <span className="text-sm tabular-nums">{words.priceOf(prices[slot.product] ?? null)}</span>
            <button
              type="button"
              aria-label={t('remove', { slot: words.slotOf(slot) })}
              onClick={() => remove(slot)}
              className="-mr-3 grid size-11 flex-none place-items-center text-ink-2 hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <>
          <p className="flex items-baseline justify-between gap-4 pt-4">
            <span className="text-ink-2">{t('total')}</span>
            <strong className="text-2xl tabular-nums">{words.priceOf(total)}</strong>
          </p>
          <p className="mt-2 text-sm text-ink-3 text-pretty">{total === null ? t('onRequestNote') : t('note')}</p>
        </>
      )}
    </section>
  );
}
