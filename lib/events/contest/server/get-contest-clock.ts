import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getContestClock as contract } from '../contract';
import { contestPhaseAt } from '../rules/contest-phase';
import { votePhaseAt } from '../rules/vote-phase';
import { contestTimes, findPublicContest, voteTimes } from './find-contest';

/** What time it is, and where a public contest is by that. Throws NullPointer for one that is not public. */
export async function getContestClock(context: Context, { name }: InputOf<typeof contract>) {
  const contest = await findPublicContest(context.db.read, name);
  const now = context.now();
  return {
    now: isoInBeijing(now),
    phase: contestPhaseAt(contestTimes(contest), now),
    votePhase: votePhaseAt(voteTimes(contest), now),
  };
}
