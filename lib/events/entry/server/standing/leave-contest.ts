import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { releaseFromContest } from '@/lib/works/work/port';
import type { EntryState } from '../../codes';
import { changeEntry, type EntryRow } from '../own/own-entry';
import { entriesTag, entryTag } from '../page-tags';
import { countShown } from './tally';

interface Leaving {
  to: EntryState;
  /** Why, for its people; one that keeps its state keeps the reason for which it is hidden. */
  reason?: string;
}

/**
 * An entry, whose row is held, does not stand in its contest any more, or stands in one that is over: its work is free again, and
 * unless it keeps its state it is shown nowhere.
 */
export async function leaveContest(
  context: Context,
  tx: Tx,
  row: EntryRow,
  { to, reason = '' }: Leaving,
): Promise<void> {
  const now = context.now();
  const why = to === row.state ? row.reason : reason;
  const left = { state: to, reason: why, holds_work: 0, revision: row.revision + 1, updated_at: now } as const;
  await changeEntry(tx, row.id, left);
  if (row.holds_work === 1 && row.work_id !== null) await releaseFromContest(tx, row.work_id);
  if (to !== row.state) await hideEntry(context, tx, row);
}

/** An entry, whose row is held, passed the formal check: it is shown from now on, or once the works of its contest are. */
export function revealEntry(context: Context, tx: Tx, row: EntryRow): Promise<void> {
  return setShown(context, tx, row, 1);
}

/** An entry, whose row is held, is shown nowhere from now on. */
export function hideEntry(context: Context, tx: Tx, row: EntryRow): Promise<void> {
  return setShown(context, tx, row, 0);
}

async function setShown(
  context: Context,
  tx: Tx,
  { id, activity_id, is_shown }: EntryRow,
  isShown: 0 | 1,
): Promise<void> {
  if (is_shown === isShown) return;
  await changeEntry(tx, id, { is_shown: isShown });
  await countShown(tx, activity_id, isShown === 1 ? 1 : -1);
  await invalidatePages(tx, [entryTag(id), entriesTag(activity_id)], context.now());
  await context.emit(context, tx, 'entry.turned', { id, isShown: isShown === 1 });
}
