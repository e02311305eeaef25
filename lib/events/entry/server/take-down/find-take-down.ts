import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { TakeDownAct } from '../../codes';
import { takeDownActOf } from '../../rules/take-down';

/**
 * What staff can do about an entry that was reported; null for nothing, and for an unknown one. Throws Unauthorized or Forbidden for
 * callers who may not review reports.
 */
export async function findTakeDown(context: Context, id: string): Promise<TakeDownAct | null> {
  requireAllowed(context, 'reviewReports');
  const entry = await context.db.read
    .selectFrom('contest_entry')
    .select(['state', 'is_shown', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  return entry ? takeDownActOf({ ...entry, isShown: entry.is_shown === 1 }) : null;
}
