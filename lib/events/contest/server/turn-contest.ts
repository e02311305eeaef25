import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { freezeAt } from '../rules/vote-phase';
import { voteTimes } from './find-contest';
import { showContest } from './show-contest';
import type { ContestTable } from './tables';

/**
 * Renews the pages of a contest in the moment in which the clock changes what they say: all of them carry its tag (`read-contest.ts`),
 * also those of its entries and of its result, and every list of contests, with the pages of the current one, carries that of lists.
 * Fees by date, countdowns and counts of votes follow the clock in the browser.
 */
export const turnContest = defineJob({
  kind: 'contest.turn',
  payload: z.object({ id: z.string() }),
  run: ({ db, now }, { id }) => db.transaction((tx) => showContest(tx, id, now())),
});

type Turning = Pick<
  Selectable<ContestTable>,
  'activity_id' | 'enrol_start_at' | 'enrol_end_at' | 'works_at' | 'vote_start_at' | 'vote_end_at'
>;

/**
 * Has the pages of a published contest renewed at each of its times that is to come: where works begin and cease to be taken and
 * begin to be shown, where its vote begins, is frozen and closes. One that moves leaves a renewal too many behind.
 */
export async function queueTurns(tx: Tx, contest: Turning, now: number): Promise<void> {
  const { activity_id: id, enrol_start_at, enrol_end_at, works_at, vote_start_at, vote_end_at } = contest;
  const times = [enrol_start_at, enrol_end_at, works_at, vote_start_at, freezeAt(voteTimes(contest)), vote_end_at];
  for (const at of new Set(times)) {
    if (at !== null && at > now) await enqueue(tx, turnContest, { id }, { now, runAt: at, uniqueKey: `${id} ${at}` });
  }
}
