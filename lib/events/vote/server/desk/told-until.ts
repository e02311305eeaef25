import { contests, freezeAt, voteTimes } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { phaseOf } from '../find-vote';

/**
 * Before when votes for an entry were cast that staff are told of at `now` (both in ms). While the vote is frozen that is its
 * freeze: what came since would tell a count that nobody is to know. Throws NullPointer for what has no votes.
 */
export async function toldUntil(db: Reader, entryId: string, now: number): Promise<number> {
  const contest = await contests(db)
    .innerJoin('contest_vote_tally as tally', 'tally.activity_id', 'contest.activity_id')
    .where('tally.entry_id', '=', entryId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const frozenAt = phaseOf(contest, now) === 'frozen' ? freezeAt(voteTimes(contest)) : null;
  return frozenAt ?? Number.MAX_SAFE_INTEGER;
}
