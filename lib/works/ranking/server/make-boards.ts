import type { Database } from '@/lib/platform/server/db/database';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { computeBoards } from './compute-boards';
import { writeBoards } from './write-boards';

/** Computes the boards of the Beijing day that contains `now` (ms), unless they exist. An aborted `signal` ends it. */
export async function makeBoards(db: Database, now: number, signal?: AbortSignal): Promise<void> {
  const standing = db.read
    .selectFrom('ranking_place')
    .select('rank')
    .where('step', '=', 'all')
    .where('day', '=', beijingDay(now))
    .limit(1);
  if (await standing.executeTakeFirst()) return;
  const boards = await computeBoards(db.read, now, signal);
  await db.transaction((tx) => writeBoards(tx, boards, now));
}
