import { personTag } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { videoTag } from '@/lib/works/work/port';
import { findWinners } from '../desk/plan-rows';
import { findOutcome } from '../result/find-outcome';

interface Published {
  contestId: string;
  now: number;
}

/** Shows awards at once where they are told beside their contest: on the works that won, and on the people who made them. */
export async function showAwards(tx: Tx, { contestId, now }: Published): Promise<void> {
  const ids = [...new Set((await findWinners(tx, contestId)).map(({ entry_id }) => entry_id))];
  const works = await tx.selectFrom('contest_entry').select('work_id').where('id', 'in', ids).execute();
  const people = (await findOutcome(tx, ids)).flatMap((entry) => entry.people);
  const tags = [
    ...works.flatMap(({ work_id }) => (work_id === null ? [] : [videoTag(work_id)])),
    ...people.map(({ id }) => personTag(id)),
  ];
  await invalidatePages(tx, [...new Set(tags)], now);
}
