import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { findPublicBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { Service } from '@/lib/platform/server/service';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { audience, provided } from '../../codes';
import type { getAudience as contract } from '../../contract';
import { countAudience, countedFor } from '../audience';

/** Viewings of a broadcast that a node remembers, so that its memory is bounded: no node serves more. */
const most = 50_000;

/** By broadcast: until when each viewing counts, in ms. Next has several module graphs in one process. */
const slot = globalThis as typeof globalThis & { lightfieldViewings?: Map<string, Map<string, number>> };
const viewings = () => (slot.lightfieldViewings ??= new Map<string, Map<string, number>>());

/**
 * Notes that the player of a viewing goes on at `now` (ms). It asks us for a playlist every few seconds; with a provider it asks us for
 * an address every 90, so that who leaves counts for up to two minutes more, and one whose requests come to two nodes for two.
 */
export function noteViewing(broadcastId: string, viewing: string, { now, by }: { now: number; by: Noted }): void {
  const all = viewings();
  const of = all.get(broadcastId) ?? new Map<string, number>();
  all.set(broadcastId, of);
  if (of.has(viewing) || of.size < most) of.set(viewing, now + windows[by] * 1000);
}

/** What a player asked us for. */
type Noted = 'playlist' | 'address';
const windows: Record<Noted, number> = { playlist: audience.window, address: provided.window };

/** How many watch a public broadcast now. Throws NullPointer for one that is not public. */
export async function getAudience(
  { db, now }: Context,
  { id }: InputOf<typeof contract>,
): Promise<{ viewers: number; peak: number }> {
  await findPublicBroadcast(db.read, id);
  return countAudience(db.read, id, now());
}

/** Writes every ten seconds how many watch each broadcast by this node. */
export const audienceService: Service = {
  name: 'audience',
  async start({ db, now, log }) {
    const node = `${hostname()} ${randomUUID().slice(0, 8)}`;
    const writing = setInterval(() => {
      writeCounts(db, { node, now: now() }).catch((error: unknown) => {
        // The next count is as good.
        log.warn({ err: error }, 'viewers could not be counted');
      });
    }, audience.every * 1000).unref();
    return async () => clearInterval(writing);
  },
};

/** Writes the counts of a node at `now` (ms), and forgets viewings that ended. */
export async function writeCounts(db: Database, { node, now }: { node: string; now: number }): Promise<void> {
  const all = viewings();
  for (const [broadcastId, of] of all) {
    for (const [viewing, until] of of) if (until <= now) of.delete(viewing);
    await writeCount(db, { broadcastId, node, viewers: of.size, now });
    if (of.size === 0) all.delete(broadcastId);
  }
}

interface Count {
  broadcastId: string;
  node: string;
  viewers: number;
  now: number;
}

/** What nodes counted that are gone is removed along with it, and so is the last count of a node by which nobody watches any more. */
async function writeCount(db: Database, { broadcastId, node, viewers, now }: Count): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .deleteFrom('live_audience')
      .where('broadcast_id', '=', broadcastId)
      .where((row) =>
        row.or([row('counted_at', '<=', now - countedFor), ...(viewers > 0 ? [] : [row('node', '=', node)])]),
      )
      .execute();
    if (viewers === 0) return;
    await tx
      .insertInto('live_audience')
      .values({ broadcast_id: broadcastId, node, viewers, counted_at: now })
      .onConflict((same) => same.columns(['broadcast_id', 'node']).doUpdateSet({ viewers, counted_at: now }))
      .execute();
    const { viewers: sum } = await countAudience(tx, broadcastId, now);
    await tx
      .insertInto('live_peak')
      .values({ broadcast_id: broadcastId, viewers: sum })
      .onConflict((same) =>
        same.column('broadcast_id').doUpdateSet({ viewers: sum }).where(sql.ref<number>('live_peak.viewers'), '<', sum),
      )
      .execute();
  });
}
