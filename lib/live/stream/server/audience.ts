import type { Reader } from '@/lib/platform/server/db/database';
import { audience } from '../codes';

/** Milliseconds that the count of a node is valid: one that was killed counts nobody for long. */
export const countedFor = 3 * audience.every * 1000;

/** How many watch a broadcast at `now` (ms), over all nodes that counted lately, and how many did at most. */
export async function countAudience(
  db: Reader,
  broadcastId: string,
  now: number,
): Promise<{ viewers: number; peak: number }> {
  const [counted, most] = await Promise.all([
    db
      .selectFrom('live_audience')
      .select(({ fn }) => fn.sum<number | string>('viewers').as('viewers'))
      .where('broadcast_id', '=', broadcastId)
      .where('counted_at', '>', now - countedFor)
      .executeTakeFirst(),
    db.selectFrom('live_peak').select('viewers').where('broadcast_id', '=', broadcastId).executeTakeFirst(),
  ]);
  const viewers = Number(counted?.viewers ?? 0);
  return { viewers, peak: Math.max(viewers, most?.viewers ?? 0) };
}
