import { millisecondsInMinute } from 'date-fns/constants';
import { type Broadcast, findBroadcast, findPublicBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';
import type { remindOfBroadcast as contract, findBroadcastReminders } from '../contract';
import { remindAt } from '../rules/remind-at';
import { tellReminded } from './tell-reminded';

/**
 * Asks for a reminder of a public broadcast that is to come, or for none; asking twice is asking once. Who asks within the last
 * 15 minutes is told at once. Throws NullPointer for one that is not public or not to come; to ask for none always works.
 */
export async function remindOfBroadcast(context: Context, { id, remind }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    if (!remind) {
      await tx.deleteFrom('live_reminder').where('broadcast_id', '=', id).where('person_id', '=', personId).execute();
      return;
    }
    const broadcast = await findPublicBroadcast(tx, id);
    if (phaseAt(broadcast, now) !== 'upcoming') throw new CodedError('NullPointer');
    await addReminder(tx, broadcast, { personId, language: context.language, now });
  });
  return null;
}

/** Listens to 'admission.given': who has paid a broadcast that is to come is reminded of it. */
export async function remindOfPaid(
  context: Context,
  tx: Tx,
  { id, personId, language }: EventKinds['admission.given'],
): Promise<void> {
  const now = context.now();
  const broadcast = await findBroadcast(tx, id);
  if (phaseAt(broadcast, now) === 'upcoming') await addReminder(tx, broadcast, { personId, language, now });
}

interface Asked {
  personId: string;
  language: Language;
  now: number;
}

async function addReminder(tx: Tx, { id, startAt }: Broadcast, { personId, language, now }: Asked): Promise<void> {
  await tx
    .insertInto('live_reminder')
    .values({ broadcast_id: id, person_id: personId, language, added_at: now })
    .onConflict((conflict) => conflict.columns(['broadcast_id', 'person_id']).doNothing())
    .execute();
  // A minute earlier too: the portion that they belong to may be read before this transaction ends.
  if (now < remindAt(startAt) - millisecondsInMinute) return;
  const told = { broadcastId: id, word: 'soon', turn: startAt, startAt, only: personId } as const;
  const uniqueKey = `${id} soon ${startAt} only ${personId}`;
  await enqueue(tx, tellReminded, told, { now, runAt: Math.max(now, remindAt(startAt)), uniqueKey });
}

/** Of which of these broadcasts the caller is to be reminded. */
export async function listBroadcastReminders(
  context: Context,
  { ids }: InputOf<typeof findBroadcastReminders>,
): Promise<string[]> {
  const { personId } = signedIn(context);
  if (ids.length === 0) return [];
  const rows = await context.db.read
    .selectFrom('live_reminder')
    .select('broadcast_id')
    .where('person_id', '=', personId)
    .where('broadcast_id', 'in', ids)
    .execute();
  return rows.map(({ broadcast_id }) => broadcast_id);
}
