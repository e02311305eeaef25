import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';

/**
 * Whether staff have taken a play list down; null for an unknown one. Throws Unauthorized or Forbidden for callers who
 * may not review reports.
 */
export async function isPlaylistTakenDown(context: Context, id: string): Promise<boolean | null> {
  requireAllowed(context, 'reviewReports');
  const list = await context.db.read
    .selectFrom('playlist')
    .select('is_taken_down')
    .where('id', '=', id)
    .executeTakeFirst();
  return list ? list.is_taken_down === 1 : null;
}
