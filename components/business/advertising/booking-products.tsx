'use client';

import { useTranslations } from 'next-intl';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import { appItems, officialItems, type Product, type Slot } from '@/lib/business/advertising/codes';
import type { Prices } from '@/lib/business/advertising/rules/price';
import { BookingPlace } from './booking-place';

interface BookingProductsProps {
  product: Product;
  onChange(product: Product): void;
  chosen: readonly Slot[];
  prices: Prices;
}

/** Writing has neither a place nor weeks. */
const groups = {
  official: officialItems.filter((item) => item !== 'writing'),
  app: appItems,
} as const;

/** The products: place and price. The calendar shows the weeks of one at a time. */
export function BookingProducts({ product, onChange, chosen, prices }: BookingProductsProps) {
  const t = useTranslations('advertising.booking.products');
  return (
    <fieldset>
      <legend className="text-xl font-bold">{t('legend')}</legend>
      {(['official', 'app'] as const).map((group) => (
        <div key={group} className="mt-4">
          <p className="border-line border-b pb-2 text-sm text-ink-3">{t(group)}</p>
          <div className="grid md:grid-cols-2 md:gap-x-8">
            {groups[group].map((one) => (
              <ProductRow
                key={one}
                product={one}
                isOpen={one === product}
                onOpen={() => onChange(one)}
                weeks={chosen.filter((slot) => slot.product === one).length}
                price={prices[one] ?? null}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface ProductRowProps {
  product: Product;
  isOpen: boolean;
  onOpen(): void;
  /** How many of its weeks are chosen. */
  weeks: number;
  price: number | null;
}

function ProductRow({ product, isOpen, onOpen, weeks, price }: ProductRowProps) {
  const t = useTranslations('advertising');
  const { productOf, priceOf } = useSlotWords();
  const unit = t(`products.${product}.unit`);
  return (
    <label className="relative flex cursor-pointer items-center gap-4 border-line border-b py-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="product"
        value={product}
        checked={isOpen}
        onChange={onOpen}
        className="peer sr-only top-0"
      />
      <BookingPlace product={product} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{productOf(product)}</span>
        <span className="block text-sm text-ink-3 text-pretty">{t(`products.${product}.place`)}</span>
        <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span>{price === null ? priceOf(price) : t('booking.products.price', { price: priceOf(price), unit })}</span>
          {weeks > 0 && (
            <span className="font-semibold text-accent">{t('booking.products.chosen', { count: weeks })}</span>
          )}
        </span>
      </span>
      <span
        aria-hidden="true"
        className="size-5 flex-none rounded-full border border-ink-3 peer-checked:border-6 peer-checked:border-accent"
      />
    </label>
  );
}
