import type { DemandPhase } from '../codes';

/** What is known of a public demand. Times in ms; null for what has not happened. */
export interface DemandFacts {
  /** The end of the last day on which it takes proposals. */
  proposeUntil: number;
  closedAt: number | null;
  dockedAt: number | null;
}

/** What a public demand is at `now` (ms). One that has its team stays so, whatever its last day was. */
export function phaseAt({ proposeUntil, closedAt, dockedAt }: DemandFacts, now: number): DemandPhase {
  if (dockedAt !== null) return 'docked';
  return closedAt !== null || proposeUntil <= now ? 'closed' : 'open';
}
