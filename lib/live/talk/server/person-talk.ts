import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { addEvent, holdTalk } from './talk-room';

/** Listens to 'account.erased': removes what the person said, and what they were in talks. */
export async function eraseTalk({ now }: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  const removed = await tx
    .deleteFrom('live_said')
    .where('person_id', '=', personId)
    .returning(['broadcast_id', 'seq'])
    .execute();
  await tx.deleteFrom('live_talk_person').where('person_id', '=', personId).execute();
  // In one order, so that two who are erased at once do not wait for one another for ever.
  const talks = [...new Set(removed.map(({ broadcast_id }) => broadcast_id))].sort();
  for (const broadcastId of talks) {
    await holdTalk(tx, broadcastId, now());
    await tx
      .updateTable('live_talk')
      .set({ pinned_seq: null })
      .where('broadcast_id', '=', broadcastId)
      .where(
        'pinned_seq',
        'in',
        removed.filter((one) => one.broadcast_id === broadcastId).map(({ seq }) => seq),
      )
      .execute();
    await addEvent(tx, broadcastId, { kind: 'silenced', subject: personId, isOn: true }, now());
  }
}

/** Listens to 'account.exported': adds what the person said in talks. */
export async function exportTalk(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('live_said')
    .select(['broadcast_id', 'kind', 'text', 'said_at'])
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .orderBy('broadcast_id')
    .orderBy('seq')
    .execute();
  parts.liveTalk = rows.map(({ said_at, ...row }) => ({ ...row, saidAt: isoInBeijing(said_at) }));
}
