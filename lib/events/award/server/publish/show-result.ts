import { showContest } from '@/lib/events/contest/port';
import { personTag } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { videoTag } from '@/lib/works/work/port';
import type { ResultStage } from '../../codes';
import { findWinners } from '../desk/plan-rows';
import { findOutcome } from '../result/find-outcome';

interface Published {
  contestId: string;
  stage: ResultStage;
  now: number;
}

/** Makes every page show a result at once: those of its contest, of the works that won, and of the people who made them. */
export async function showResult(tx: Tx, { contestId, stage, now }: Published): Promise<void> {
  await showContest(tx, contestId, now);
  if (stage === 'shortlist') return;
  const ids = [...new Set((await findWinners(tx, contestId)).map(({ entry_id }) => entry_id))];
  const works = await tx.selectFrom('contest_entry').select('work_id').where('id', 'in', ids).execute();
  const people = (await findOutcome(tx, ids)).flatMap((entry) => entry.people);
  const tags = [
    ...works.flatMap(({ work_id }) => (work_id === null ? [] : [videoTag(work_id)])),
    ...people.map(({ id }) => personTag(id)),
  ];
  await invalidatePages(tx, [...new Set(tags)], now);
}
