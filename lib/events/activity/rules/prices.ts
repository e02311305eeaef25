import { type Admitting, admissionOf } from './admission';

interface Priced extends Admitting {
  ticketTypes: readonly { priceFen: number }[];
}

/** The lowest and the highest price of an activity in fen: a sign-up costs nothing, a contest has no price of its own. */
export function pricesOf(activity: Priced): { from: number | null; to: number } {
  const admission = admissionOf(activity);
  if (admission !== 'tickets') return { from: admission === 'entry' ? null : 0, to: 0 };
  const prices = activity.ticketTypes.map(({ priceFen }) => priceFen);
  return { from: Math.min(...prices), to: Math.max(...prices) };
}
