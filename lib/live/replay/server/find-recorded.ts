import { findBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';

/** The broadcast that a work is the replay of. */
export interface RecordedBroadcast {
  id: string;
  /** When it was on air, ISO 8601. */
  liveTime: string;
}

/** The public broadcast whose public replay a work is; null for any other work, which costs one look into an index. */
export async function findRecorded({ db, now }: Context, workId: string): Promise<RecordedBroadcast | null> {
  const row = await db.read
    .selectFrom('live_broadcast')
    .select('id')
    .where('replay_id', '=', workId)
    .executeTakeFirst();
  if (!row) return null;
  const broadcast = await findBroadcast(db.read, row.id);
  const { id, liveAt, isPublic } = broadcast;
  if (!isPublic || liveAt === null || phaseAt(broadcast, now()) !== 'playback') return null;
  return { id, liveTime: isoInBeijing(liveAt) };
}
