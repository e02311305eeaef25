'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { SlotCalendar } from '@/lib/business/advertising/client/slots';
import { isOfferedBy } from '@/lib/business/advertising/client/use-choice';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import { type Product, products, type Slot } from '@/lib/business/advertising/codes';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { BookingCalendar, BookingCalendarSkeleton } from './booking-calendar';

interface BookingWeeksProps {
  slots: UseQueryResult<SlotCalendar>;
  product: Product;
  onProduct(product: Product): void;
  chosen: readonly Slot[];
  onToggle(slot: Slot): void;
}

/** The weeks of the shown product, or the state of loading them. */
export function BookingWeeks({ slots, product, onProduct, chosen, onToggle }: BookingWeeksProps) {
  const t = useTranslations('advertising.booking.calendar');
  const problemOf = useProblemWords();
  // Loaded weeks are shown even when refetching failed; the server checks them anyway.
  if (slots.data) {
    const isOffered = isOfferedBy(slots.data);
    const hasFree = (one: Product) => slots.data.weeks.some((week) => isOffered({ product: one, week }));
    if (hasFree(product)) return <BookingCalendar {...{ product, chosen, onToggle }} calendar={slots.data} />;
    const other = products.find(hasFree);
    return <AllTaken product={product} count={slots.data.weeks.length} other={other} onOther={onProduct} />;
  }
  if (slots.isPending || slots.isFetching) return <BookingCalendarSkeleton />;
  return (
    <Notice role="alert" title={t('failed.title')} text={problemOf(slots.error).text}>
      <button type="button" onClick={() => slots.refetch()} className={buttonClass('line')}>
        {t('failed.retry')}
      </button>
    </Notice>
  );
}

interface AllTakenProps {
  product: Product;
  count: number;
  /** Another product with a free week. */
  other: Product | undefined;
  onOther(product: Product): void;
}

function AllTaken({ product, count, other, onOther }: AllTakenProps): ReactNode {
  const t = useTranslations('advertising.booking.calendar.allTaken');
  const { productOf } = useSlotWords();
  return (
    <Notice title={t('title', { product: productOf(product), count })} text={t('text')}>
      <div className="flex flex-wrap justify-center gap-3">
        {other && (
          <button type="button" onClick={() => onOther(other)} className={buttonClass('ink')}>
            {t('other', { product: productOf(other) })}
          </button>
        )}
        <Link href="/contact-us" className={buttonClass('line')}>
          {t('contact')}
        </Link>
      </div>
    </Notice>
  );
}
