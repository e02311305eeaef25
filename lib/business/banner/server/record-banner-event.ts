import { createBatch } from '@/lib/platform/server/batch';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { BannerEvent as WireEvent } from '../contract';
import { type BannerEvent, countBannerEvents } from './count-banner-events';

const batch = createBatch<{ db: Database; event: BannerEvent }>({
  name: 'banner events',
  async flush(items) {
    for (const [db, ofDb] of Map.groupBy(items, (item) => item.db)) {
      await db.transaction((tx) =>
        countBannerEvents(
          tx,
          ofDb.map((item) => item.event),
        ),
      );
    }
  },
});

/** Counts a show of a banner. It is written within a second; a crash may lose that second. */
export async function recordBannerShow(context: Context, event: WireEvent): Promise<null> {
  return record(context, 'show', event);
}

/** Counts a press on a banner, like `recordBannerShow`. */
export async function recordBannerClick(context: Context, event: WireEvent): Promise<null> {
  return record(context, 'click', event);
}

function record(context: Context, kind: BannerEvent['kind'], { configId, locationId }: WireEvent): null {
  batch.add({ db: context.db, event: { kind, configId, locationId, at: context.now() } });
  return null;
}
