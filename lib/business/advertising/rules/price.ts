import type { RateItem, Slot } from '../codes';

/** What each item costs, in fen: null for one on request; one that is missing has not been priced. */
export type Prices = Partial<Record<RateItem | (string & {}), number | null>>;

/** What slots cost together, in fen; null when one of them has no price, so that nobody takes a part for the whole. */
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
