import { sql } from 'kysely';
import { z } from 'zod';
import { holdContest } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { isPossible, transitions } from '../../rules/transitions';
import { changeEntry } from '../own/own-entry';
import { giveBack, holdOrderOf } from '../standing/give-back';
import { leaveContest } from '../standing/leave-contest';
import { tellEntry } from '../told-entry';

const entriesAtOnce = 100;

/** How a contest ended: canceled, decided, or at its announced end without a decision. */
const ends = ['canceled', 'decided', 'over'] as const;
export type End = (typeof ends)[number];

/**
 * A contest is over: the works of its entries are free again. What was not decided on is withdrawn, and its fee goes back; of a
 * canceled contest all fees do, and the people of its entries are told. At its announced end nothing else changes. Each entry is a
 * transaction of its own and is done once; a run that was broken off goes on where it stood.
 */
export const endEntries = defineJob({
  kind: 'entry.end',
  payload: z.object({ contestId: z.string(), end: z.enum(ends), reason: z.string() }),
  leaseSeconds: 120,
  limitSeconds: 3600,
  async run(context, { contestId, end, reason }) {
    for (;;) {
      const entries = await findHolding(context, contestId);
      if (entries.length === 0) return;
      for (const { id } of entries) {
        context.signal.throwIfAborted();
        await context.db.transaction((tx) => endEntry(context, tx, { id, end, reason }));
      }
    }
  },
});

/**
 * Listens to 'activity.canceled'. The contest is held, as by who sends: they have sent before, and are ended too, or find it
 * canceled.
 */
export async function endCanceled(
  context: Context,
  tx: Tx,
  { id, reason }: EventKinds['activity.canceled'],
): Promise<void> {
  const contest = await tx.selectFrom('contest').select('activity_id').where('activity_id', '=', id).executeTakeFirst();
  if (!contest) return;
  await holdContest(tx, id);
  await queueEnd(tx, { contestId: id, end: 'canceled', reason }, context.now());
}

/** The awards of a contest are published: the works of its entries are free soon. Asked twice it is done once. */
export function releaseWorks(tx: Tx, contestId: string, now: number): Promise<void> {
  return queueEnd(tx, { contestId, end: 'decided', reason: '' }, now);
}

interface Ending {
  contestId: string;
  end: End;
  reason: string;
}

export async function queueEnd(tx: Tx, ending: Ending, now: number): Promise<void> {
  await enqueue(tx, endEntries, ending, { now, uniqueKey: `${ending.contestId} ${ending.end}` });
}

function findHolding({ db }: Context, contestId: string) {
  return (
    db.read
      .selectFrom('contest_entry')
      .select('id')
      .where('activity_id', '=', contestId)
      // As a literal, so that the index of those is used.
      .where('holds_work', '=', sql.lit(1))
      .orderBy('id')
      .limit(entriesAtOnce)
      .execute()
  );
}

async function endEntry(
  context: Context,
  tx: Tx,
  { id, end, reason }: Omit<Ending, 'contestId'> & { id: string },
): Promise<void> {
  const order = await holdOrderOf(tx, id);
  const entry = await changeEntry(tx, id, {});
  if (entry?.holds_work !== 1) return;
  const isLeft = end !== 'over' && isPossible('end', entry.state);
  await leaveContest(context, tx, entry, { to: isLeft ? transitions.end.to : entry.state });
  if (order && (isLeft || end === 'canceled')) {
    await giveBack(context, tx, order, { cause: end === 'canceled' ? 'canceled' : 'undecided' });
  }
  if (end === 'canceled') await tellEntry(context, tx, entry, { news: 'canceled', reason });
  else if (isLeft) await tellEntry(context, tx, entry, { news: 'withdrawn' });
}
