import { millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'kysely';
import type { z } from 'zod';
import { broadcastCode } from '@/lib/live/broadcast/codes';
import { findBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { reminderMinutes } from '../codes';
import { tellReminded } from './tell-reminded';
import type { toldPayload } from './told-payload';

/** Broadcasts of one look; what is left is found by the next one. */
const most = 500;

/** Every 20 s has those reminded of whose broadcast the last 15 minutes before its start have begun; of each start once. */
export const remindOfDue = defineJob({
  kind: 'live.remind-of-due',
  payload: scheduledPayload,
  schedule: { everySeconds: 20 },
  async run(context) {
    const now = context.now();
    for (const { id, start_at } of await findDue(context.db.read, now)) {
      const told = { broadcastId: id, word: 'soon', turn: start_at, startAt: start_at } as const;
      const uniqueKey = `${id} soon ${start_at}`;
      await context.db.transaction((tx) => enqueue(tx, tellReminded, told, { now, uniqueKey }));
    }
  },
});

/** Public broadcasts that begin within 15 minutes, of which somebody is to be reminded: by `live_broadcast_to_come`. */
function findDue(db: Reader, now: number) {
  return db
    .selectFrom('live_broadcast')
    .select(['id', 'start_at'])
    .where('start_at', '>', now)
    .where('start_at', '<=', now + reminderMinutes * millisecondsInMinute)
    .where(sql<boolean>`review_state = ${sql.lit(broadcastCode.verified)}`)
    .where('canceled_at', 'is', null)
    .where('live_at', 'is', null)
    .where('missed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('live_reminder')
          .select('person_id')
          .whereRef('live_reminder.broadcast_id', '=', 'live_broadcast.id'),
      ),
    )
    .orderBy('start_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Listens to 'broadcast.moved': who asked for a reminder is told of the new start, and reminded of it later. */
export function tellMoved(context: Context, tx: Tx, { id, startAt }: EventKinds['broadcast.moved']): Promise<void> {
  const now = context.now();
  return begin(tx, { broadcastId: id, word: 'moved', turn: now, startAt }, now);
}

/** Listens to 'broadcast.canceled': who asked for a reminder is told so. */
export async function tellCanceled(
  context: Context,
  tx: Tx,
  { id, reason }: EventKinds['broadcast.canceled'],
): Promise<void> {
  const { startAt } = await findBroadcast(tx, id);
  await begin(tx, { broadcastId: id, word: 'canceled', turn: startAt, startAt, reason }, context.now());
}

/** Listens to 'broadcast.missed': who asked for a reminder is told so. */
export async function tellMissed(context: Context, tx: Tx, { id }: EventKinds['broadcast.missed']): Promise<void> {
  const { startAt } = await findBroadcast(tx, id);
  await begin(tx, { broadcastId: id, word: 'missed', turn: startAt, startAt }, context.now());
}

async function begin(tx: Tx, told: z.input<typeof toldPayload>, now: number): Promise<void> {
  const { broadcastId, word, turn } = told;
  await enqueue(tx, tellReminded, told, { now, uniqueKey: `${broadcastId} ${word} ${turn}` });
}
