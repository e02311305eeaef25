import type { VotePhase } from '@/lib/events/contest/codes';

const now = { cast: 'cast_count', valid: 'valid_count', voided: 'void_count' } as const;
const frozen = { cast: 'frozen_cast_count', valid: 'frozen_valid_count', voided: 'frozen_void_count' } as const;

/**
 * The columns whose counts are told in this phase of a vote: while it is frozen, those that stand still since then. Nothing tells
 * a number of votes, or orders by one, but by this function.
 */
export const shownCounts = (phase: VotePhase) => (phase === 'frozen' ? frozen : now);
