import type { ReturnFacts } from '../../rules/return-terms';

interface Row {
  price_fen: number;
  created_at: number;
  hold_start_at: number;
  refund_hours: number | null;
  refund_percent: number;
  told_at: number | null;
}

/** What decides what a ticket gives, of a ticket that was read with its activity. */
export const factsOf = (row: Row): ReturnFacts => ({
  ...{ priceFen: row.price_fen, createdAt: row.created_at, holdStartAt: row.hold_start_at },
  ...{ refundHours: row.refund_hours, refundPercent: row.refund_percent, toldAt: row.told_at },
});
