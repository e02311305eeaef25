import { demandCode } from '../codes';
import type { DemandRow } from './find-demand';

/**
 * Whether lists and search have a demand, by its row alone: what ends by the clock leaves them when that is noted, and is passed
 * over until then.
 */
export const isListed = (row: Pick<DemandRow, 'review_state' | 'closed_at' | 'docked_at' | 'lapsed_at'>): boolean =>
  row.review_state === demandCode.verified &&
  row.closed_at === null &&
  row.docked_at === null &&
  row.lapsed_at === null;
