import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isPossible, transitions } from '../../rules/transitions';
import { changeEntry } from '../own/own-entry';
import { leaveContest } from '../standing/leave-contest';
import { tellEntry } from '../told-entry';
import { holdEntryOf } from './hold-entry-of';

/**
 * Listens to 'order.refundAsked': with the whole sum an entry is not paid any more. One that waits for its result is withdrawn with
 * that; one with a result keeps it, as it is published.
 */
export async function noteRefund(
  context: Context,
  tx: Tx,
  { id, kind, isWhole }: EventKinds['order.refundAsked'],
): Promise<void> {
  if (kind !== 'contest' || !isWhole) return;
  const entry = await holdEntryOf(tx, id);
  if (!entry) return;
  await changeEntry(tx, entry.id, { is_paid: 0 });
  if (!isPossible('refund', entry.state)) return;
  await leaveContest(context, tx, entry, { to: transitions.refund.to });
  await tellEntry(context, tx, entry, { news: 'withdrawn' });
}
