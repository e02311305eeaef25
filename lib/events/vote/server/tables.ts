import type { Generated } from 'kysely';
import type { VoidReason } from '../codes';

/**
 * A vote of a person for an entry. Rows are only ever added: one that does not count any more has a mark with its reason, set by
 * who holds the contest (`holdContest`).
 */
export interface ContestVoteTable {
  entry_id: string;
  /** When their account is erased, a random token that leads to nobody and to no other vote. */
  person_id: string;
  /** The contest. */
  activity_id: string;
  /** In ms; what was said to the voter is so to the millisecond. */
  voted_at: number;
  /** Whether the account was less than a day old then (`rules/newcomer.ts`). */
  is_newcomer: Generated<0 | 1>;
  /** Both null while it counts. */
  void_reason: Generated<VoidReason | null>;
  void_at: Generated<number | null>;
}

/**
 * The votes for an entry, and its place on the boards; there from when it is first shown. What is frozen leaves out what was
 * voted, and what was taken out, from the freeze on (`rules/shown-counts.ts`).
 */
export interface ContestVoteTallyTable {
  entry_id: string;
  activity_id: string;
  /** These three as in its entry, so that a board is read from an index. */
  category_id: string;
  number: number;
  is_shown: 0 | 1;
  cast_count: Generated<number>;
  /** Those that were cast and not taken out. */
  valid_count: Generated<number>;
  frozen_cast_count: Generated<number>;
  frozen_valid_count: Generated<number>;
}

/**
 * The votes of a contest that were taken out, by reason. How many were cast is the sum of its entries: a count that every vote in
 * a contest changes would have all of its voters wait for one another.
 */
export interface ContestVoteVoidTable {
  activity_id: string;
  reason: VoidReason;
  void_count: number;
  frozen_void_count: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    contest_vote: ContestVoteTable;
    contest_vote_tally: ContestVoteTallyTable;
    contest_vote_void: ContestVoteVoidTable;
  }
}
