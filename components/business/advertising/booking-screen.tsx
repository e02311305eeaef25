'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { slotsQuery } from '@/lib/business/advertising/client/slots';
import { useBookingForm } from '@/lib/business/advertising/client/use-booking-form';
import { useChoice } from '@/lib/business/advertising/client/use-choice';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import { type Product, products } from '@/lib/business/advertising/codes';
import type { Prices } from '@/lib/business/advertising/rules/price';
import { BookingDock } from './booking-dock';
import { BookingDone } from './booking-done';
import { BookingForm } from './booking-form';
import { BookingIntro } from './booking-intro';
import { BookingLost } from './booking-lost';
import { BookingProducts } from './booking-products';
import { BookingSummary } from './booking-summary';
import { BookingWeeks } from './booking-weeks';

/** Booking of advertisements by the week (specification section 2, /advertisement), at the prices of the rate card. */
export function BookingScreen({ prices }: { prices: Prices }) {
  const t = useTranslations('advertising.booking.summary');
  const { productOf } = useSlotWords();
  const [product, setProduct] = useAskedProduct();
  const slots = useQuery(slotsQuery);
  const { chosen, lost, toggle } = useChoice(slots.data);
  const [refusals, setRefusals] = useState(0);
  const booking = useBookingForm(chosen, () => setRefusals((before) => before + 1));
  const weeks = useRef<HTMLHeadingElement>(null);
  const contact = useRef<HTMLHeadingElement>(null);
  const lookAt = (heading: RefObject<HTMLHeadingElement | null>) => () => heading.current?.focus();

  if (booking.receipt) return <BookingDone receipt={booking.receipt} />;
  return (
    <div className="wrap pt-7 pb-16">
      <BookingIntro />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-16">
        <div className="min-w-0">
          <BookingProducts {...{ product, chosen, prices }} onChange={setProduct} />
          <h2
            ref={weeks}
            tabIndex={-1}
            className="mt-10 mb-4 scroll-mt-[calc(var(--spacing-head)+16px)] text-xl outline-none"
          >
            {productOf(product)}
          </h2>
          <BookingLost {...{ lost, refusals }} />
          <BookingWeeks {...{ slots, product, chosen }} onProduct={setProduct} onToggle={toggle} />
          <BookingDock {...{ chosen, prices }} onGoOn={lookAt(contact)} />
        </div>
        <aside aria-label={t('title')} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BookingSummary {...{ chosen, prices }} onRemove={toggle} />
        </aside>
        <BookingForm {...{ booking }} hasSlots={chosen.length > 0} onChoose={lookAt(weeks)} heading={contact} />
      </div>
    </div>
  );
}

/** The shown product: at first the one in the address (`?product=A1`), which the cached page does not know. */
function useAskedProduct() {
  const [product, setProduct] = useState<Product>('headline');
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('product');
    const known = products.find((one) => one === asked);
    if (known) setProduct(known);
  }, []);
  return [product, setProduct] as const;
}
