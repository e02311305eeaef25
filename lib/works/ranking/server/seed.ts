import type { Tx } from '@/lib/platform/server/db/database';
import { computeBoards } from './compute-boards';
import { writeBoards } from './write-boards';

const dayMs = 24 * 3_600_000;

/** The boards of the day before `now` (ms), so that those of today have moved since. */
export async function seedBoards(tx: Tx, now: number): Promise<void> {
  await writeBoards(tx, await computeBoards(tx, now - dayMs), now - dayMs);
}
