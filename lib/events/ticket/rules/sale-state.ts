import type { SaleState } from '../codes';

/** What decides whether a ticket type is on sale; times in ms, `left` null for no limit. */
export interface SaleFacts {
  isPaused: boolean;
  saleStartAt: number;
  saleEndAt: number;
  left: number | null;
}

/**
 * The sale state of a ticket type at `now` (specification section 4), from the clock and the stock. Its end comes first, as
 * nothing changes after it; a pause before what is sold out, as the organiser ends it at will.
 */
export function saleStateAt({ isPaused, saleStartAt, saleEndAt, left }: SaleFacts, now: number): SaleState {
  if (now >= saleEndAt) return 'ended';
  if (now < saleStartAt) return 'notStarted';
  if (isPaused) return 'paused';
  return left !== null && left <= 0 ? 'soldOut' : 'onSale';
}
