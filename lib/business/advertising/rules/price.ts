import type { RateItem, Slot } from '../codes';

/** The price of each item, in fen: null for one on request, missing for one without a price. */
export type Prices = Partial<Record<RateItem | (string & {}), number | null>>;

/** The total price of slots, in fen; null when one of them has no price, as a partial sum would be misleading. */
export function priceOf(slots: readonly Slot[], prices: Prices): number | null {
  let sum = 0;
  for (const { product } of slots) {
    const price = prices[product] ?? null;
    if (price === null) return null;
    sum += price;
  }
  return sum;
}

/** Fen as yuan: `¥12,000`, with jiao and fen only where there are any. */
export function formatYuan(fen: number): string {
  const [whole = '', rest = ''] = (fen / 100).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === '00' ? `¥${grouped}` : `¥${grouped}.${rest}`;
}
