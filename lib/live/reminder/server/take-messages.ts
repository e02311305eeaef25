import { millisecondsInMinute } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { ReminderWay, ReminderWord } from '../codes';
import type { ReminderOutcome } from './tables';

/** What makes messages the same: to each person there is one by each way. */
export interface Telling {
  broadcastId: string;
  word: ReminderWord;
  turn: number;
}

export interface Addressed {
  personId: string;
  way: ReminderWay;
}

/** Longer than the messages of a node that still sends may take. */
const lostAfter = 2 * millisecondsInMinute;

/**
 * Takes messages to send them, and returns those that nobody else took: of two nodes at once, one gets each. One of the message
 * center is sent by the transaction itself. One that a node took before it was killed is lost, except by the service account,
 * which delivers it once however often it is sent; one that was released is taken again.
 */
export async function takeMessages(
  tx: Tx,
  { broadcastId, word, turn }: Telling,
  messages: readonly Addressed[],
  now: number,
): Promise<Addressed[]> {
  if (messages.length === 0) return [];
  const rows = messages.map(({ personId, way }) => ({
    ...{ broadcast_id: broadcastId, word, turn, person_id: personId, way, taken_at: now },
    outcome: way === 'site' ? ('sent' as const) : null,
  }));
  const taken = await tx
    .insertInto('live_reminder_message')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['broadcast_id', 'word', 'turn', 'person_id', 'way'])
        .doUpdateSet({ taken_at: now })
        .where('live_reminder_message.outcome', 'is', null)
        .where(({ or, and, eb }) =>
          or([
            eb('live_reminder_message.taken_at', '=', 0),
            and([
              eb('live_reminder_message.way', '=', 'serviceAccount'),
              eb('live_reminder_message.taken_at', '<', now - lostAfter),
            ]),
          ]),
        ),
    )
    .returning(['person_id', 'way'])
    .execute();
  return taken.map(({ person_id, way }) => ({ personId: person_id, way }));
}

/** Notes what became of messages by a way; `later` releases them, so that they are taken again. */
export async function settleMessages(
  { db }: Context,
  { broadcastId, word, turn }: Telling,
  way: ReminderWay,
  outcomes: ReadonlyMap<string, ReminderOutcome | 'later'>,
): Promise<void> {
  const people = (wanted: string) => [...outcomes].filter(([, outcome]) => outcome === wanted).map(([id]) => id);
  await db.transaction(async (tx) => {
    for (const outcome of ['sent', 'unreachable', 'refused', 'later'] as const) {
      const ids = people(outcome);
      if (ids.length === 0) continue;
      await tx
        .updateTable('live_reminder_message')
        .set(outcome === 'later' ? { taken_at: 0 } : { outcome })
        .where('broadcast_id', '=', broadcastId)
        .where('word', '=', word)
        .where('turn', '=', turn)
        .where('way', '=', way)
        .where('person_id', 'in', ids)
        .execute();
    }
  });
}
