import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isPossible, transitions } from '../../rules/transitions';
import { leaveContest } from '../standing/leave-contest';
import { tellEntry } from '../told-entry';
import { holdEntryOf } from './hold-entry-of';

/**
 * Listens to 'order.canceled': an entry whose fee was not paid in time has failed, without a reason, and may be sent again until
 * works are no longer taken.
 */
export async function lapseEntry(context: Context, tx: Tx, { id, kind }: EventKinds['order.canceled']): Promise<void> {
  if (kind !== 'contest') return;
  const entry = await holdEntryOf(tx, id);
  if (!entry || !isPossible('lapse', entry.state)) return;
  await leaveContest(context, tx, entry, { to: transitions.lapse.to });
  await tellEntry(context, tx, entry, { news: 'lapsed' });
}
