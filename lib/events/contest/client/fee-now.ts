import type { ContestCategory } from '../contract';
import { feeAt } from '../rules/fees';

/** What an entry in a category costs at `now` (ms), in fen. */
export function feeNow({ fees }: Pick<ContestCategory, 'fees'>, now: number): number {
  const dated = fees.map(({ untilTime, feeFen }) => ({
    untilAt: untilTime === null ? null : Date.parse(untilTime),
    feeFen,
  }));
  return feeAt(dated, now);
}
