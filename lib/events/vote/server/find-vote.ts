import { reviewCode } from '@/lib/events/activity/codes';
import {
  type ContestFacts,
  contests,
  findPublicContest,
  freezeAt,
  votePhaseAt,
  voteTimes,
} from '@/lib/events/contest/port';
import { areWorksShown } from '@/lib/events/entry/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

type Times = Pick<ContestFacts, 'vote_start_at' | 'vote_end_at'>;

/** The phase of the vote of a contest at `now` (ms). */
export const phaseOf = (contest: Times, now: number) => votePhaseAt(voteTimes(contest), now);

/** Whether what happens at `at` (ms) is told while the vote is frozen. */
export const isBeforeFreeze = (contest: Times, at: number): boolean => at < (freezeAt(voteTimes(contest)) ?? 0);

/** Entries that are shown in public contests, with what is known of these; canceled ones too. */
export function votedEntries(db: Reader) {
  return contests(db)
    .innerJoin('contest_vote_tally as tally', 'tally.activity_id', 'contest.activity_id')
    .select(['tally.entry_id', 'tally.category_id', 'tally.valid_count', 'tally.frozen_valid_count'])
    .where('tally.is_shown', '=', 1)
    .where('contest.published_at', 'is not', null)
    .where('activity.review_state', '=', reviewCode.verified);
}

/** An entry that everybody can see at `now` (ms), with what a vote for it is decided by. Throws NullPointer. */
export async function findVotedEntry(db: Reader, entryId: string, now: number) {
  const entry = await db
    .selectFrom('contest_vote_tally as tally')
    .innerJoin('contest_entry as entry', 'entry.id', 'tally.entry_id')
    .innerJoin('contest', 'contest.activity_id', 'tally.activity_id')
    .innerJoin('activity', 'activity.id', 'tally.activity_id')
    .select(['tally.entry_id', 'tally.activity_id', 'tally.category_id', 'valid_count', 'frozen_valid_count'])
    .select(['entry.person_id', 'entry.mode', 'contest.works_at', 'vote_start_at', 'vote_end_at', 'decided_at'])
    .select('canceled_at')
    .where('tally.entry_id', '=', entryId)
    .where('tally.is_shown', '=', 1)
    .where('contest.published_at', 'is not', null)
    .where('activity.review_state', '=', reviewCode.verified)
    .executeTakeFirst();
  if (!entry || !isShown(entry, now)) throw new CodedError('NullPointer');
  return entry;
}

/** A public contest that has a vote, by its name. Throws NullPointer. */
export async function findContestWithVote(db: Reader, name: string): Promise<ContestFacts> {
  const contest = await findPublicContest(db, name);
  if (freezeAt(voteTimes(contest)) === null) throw new CodedError('NullPointer');
  return contest;
}

/** Whether the works of a contest are shown at `now` (ms). */
export const isShown = ({ works_at, decided_at }: Pick<ContestFacts, 'works_at' | 'decided_at'>, now: number) =>
  areWorksShown({ worksAt: works_at, decidedAt: decided_at }, now);
