/** Who orders in the demonstration: `person-007` is 7; or the visitor among its accounts. */
export type SeedBuyer = number | 'audience';

/** Orders of a ticket type of the demonstration, spread over its sale. */
export interface SeedSale {
  /** `activity-08` is 8. */
  activity: number;
  /** Place of the type among those of its activity. */
  type: number;
  /** One order each, in this order. */
  buyers: readonly SeedBuyer[];
  /** Tickets of an order; else one. */
  each?: number;
  /**
   * What became of them; else they are paid and valid. Used at the door, but for every fifth; not paid yet; one of them returned;
   * refunded, as the activity is canceled; given up after others began to wait for it.
   */
  end?: 'used' | 'held' | 'returned' | 'refunded' | 'givenUp';
}

/** People who wait for a sold-out type, the first first. */
export interface SeedWaiting {
  activity: number;
  type: number;
  people: readonly SeedBuyer[];
  /** Tickets for each; else one. */
  each?: number;
}
