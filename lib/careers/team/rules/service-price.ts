import { type ServiceKind, servicePrices, teamLimits } from '../codes';

interface Bought {
  kind: ServiceKind;
  bought: number;
}

/** What a service costs, in fen. */
export function priceOf({ kind, bought }: Bought): number {
  return kind === 'year' ? servicePrices.year : bought * servicePrices.teams;
}

/** What one team of it is worth, in fen: a year has 20, so that each is a twentieth. */
export const worthOfTeam = (kind: ServiceKind) =>
  kind === 'year' ? servicePrices.year / teamLimits.teams : servicePrices.teams;

interface Left extends Bought {
  delivered: number;
  paidFen: number;
  /** What was asked to be refunded before, in fen. */
  refundedFen: number;
}

/** What goes back of a service that ends, in fen: what was not delivered, and no more than is left of its price. */
export function refundOf({ kind, bought, delivered, paidFen, refundedFen }: Left): number {
  return Math.max(0, Math.min((bought - delivered) * worthOfTeam(kind), paidFen - refundedFen));
}
