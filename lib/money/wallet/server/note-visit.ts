import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { earnPoints } from './earn-points';

/** Notes today's visit of the caller: the first one of a Beijing day earns points. Throws Unauthorized for a visitor. */
export async function noteVisit(context: Context): Promise<{ points: number }> {
  const { personId } = signedIn(context);
  const about = `${personId}:${beijingDay(context.now())}`;
  const points = await context.db.transaction((tx) => earnPoints(context, tx, { personId, deed: 'dailyVisit', about }));
  return { points };
}
