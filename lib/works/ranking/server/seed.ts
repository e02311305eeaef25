import { millisecondsInDay } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { computeBoards } from './compute-boards';
import { writeBoards } from './write-boards';

/** The boards of the day before `now` (ms), so that today's boards show changes. */
export async function seedBoards(tx: Tx, now: number): Promise<void> {
  await writeBoards(tx, await computeBoards(tx, now - millisecondsInDay), now - millisecondsInDay);
}
