import type { Tx } from '@/lib/platform/server/db/database';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { BannerCountTable } from './tables';

/** A show of a banner or a press on it. */
export interface BannerEvent {
  kind: 'show' | 'click';
  /** The banner's id. */
  configId: string;
  locationId: number;
  /** When it happened, in ms. */
  at: number;
}

/**
 * Adds shows and presses to the banners' counts of their Beijing day. Unknown banners and wrong places are ignored.
 * Counts are stored with the banner's own `sort`, so that invented numbers create no rows.
 */
export async function countBannerEvents(tx: Tx, events: BannerEvent[]): Promise<void> {
  const ids = [...new Set(events.map((event) => event.configId))];
  const banners = await tx
    .selectFrom('operation_banner')
    .select(['id', 'location_id', 'sort'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(banners.map((banner) => [banner.id, banner]));
  const counts = new Map<string, BannerCountTable>();
  for (const { kind, configId, locationId, at } of events) {
    const banner = byId.get(configId);
    if (banner?.location_id !== locationId) continue;
    const day = beijingDay(at);
    const key = `${configId} ${day}`;
    const count = counts.get(key) ?? {
      config_id: configId,
      location_id: locationId,
      sort: banner.sort,
      day,
      shows: 0,
      clicks: 0,
    };
    count[kind === 'show' ? 'shows' : 'clicks'] += 1;
    counts.set(key, count);
  }
  // In one order on every node, so that two nodes that add to the same rows do not deadlock.
  const rows = [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
  if (rows.length > 0) await add(tx, rows);
}

async function add(tx: Tx, rows: BannerCountTable[]): Promise<void> {
  await tx
    .insertInto('operation_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['config_id', 'location_id', 'sort', 'day']).doUpdateSet((row) => ({
        shows: row('operation_count.shows', '+', row.ref('excluded.shows')),
        clicks: row('operation_count.clicks', '+', row.ref('excluded.clicks')),
      })),
    )
    .execute();
}
