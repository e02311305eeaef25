import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { transitions } from '../../rules/transitions';
import { changeEntry, type EntryRow } from '../own/own-entry';
import { tellEntry } from '../told-entry';
import { leaveContest } from './leave-contest';

/**
 * A submitted entry, whose row is held, has failed: it is shown nowhere, its work is free, its people are told why, and it may be
 * sent again until works are no longer taken. What was paid stays with it until then.
 */
export async function failEntry(context: Context, tx: Tx, row: EntryRow, reason: string): Promise<void> {
  await leaveContest(context, tx, row, { to: transitions.fail.to, reason });
  await changeEntry(tx, row.id, { checked_at: context.now() });
  await tellEntry(context, tx, row, { news: 'failed', reason });
}
