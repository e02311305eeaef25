import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isPossible, transitions } from '../../rules/transitions';
import { changeEntry } from '../own/own-entry';
import { eraseEntry } from '../people/person-entries';
import { giveBack, holdOrderOf } from '../standing/give-back';
import { leaveContest } from '../standing/leave-contest';

/**
 * Listens to 'work.removed': entries that stand with a work end with it. A work in a contest is not removed, and erasing its account
 * waits (`require-none-standing.ts`); this is for one that was entered at the moment of the erasure.
 */
export async function releaseRemoved(
  context: Context,
  tx: Tx,
  { id: workId }: EventKinds['work.removed'],
): Promise<void> {
  const entries = await tx
    .selectFrom('contest_entry')
    .select('id')
    .where('work_id', '=', workId)
    .where('holds_work', '=', sql.lit(1))
    .orderBy('id')
    .execute();
  for (const { id } of entries) {
    const order = await holdOrderOf(tx, id);
    const entry = await changeEntry(tx, id, {});
    if (!entry) continue;
    const to = isPossible('withdraw', entry.state) ? transitions.withdraw.to : entry.state;
    await leaveContest(context, tx, entry, { to });
    if (order && to !== entry.state) await giveBack(context, tx, order, { cause: 'withdrawn' });
    await eraseEntry(context, tx, id);
  }
}
