import { secondsInDay } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { createBatch } from '@/lib/platform/server/batch';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { RateLimit } from '@/lib/platform/shared/endpoint';
import type { TrackingEventTable } from './tables';

const batch = createBatch<{ db: Database; row: TrackingEventTable }>({
  name: 'tracking events',
  async flush(items) {
    for (const [db, ofDb] of Map.groupBy(items, (item) => item.db)) {
      const rows = ofDb.map((item) => item.row);
      await db.transaction((tx) =>
        tx
          .insertInto('tracking_event')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
    }
  },
});

/** Events per day: of one network, which may be many people at a carrier, and of all. */
const ofNetwork: RateLimit = { max: 5000, seconds: secondsInDay };
const ofAll: RateLimit = { max: 500_000, seconds: secondsInDay };

/**
 * Records a tracking event (specification section 7, 'data/col'). It is written within a second; a crash may lose that
 * second. A batch that is written twice, because the first answer was lost, counts once. Throws TooManyRequests beyond
 * the daily maximum.
 */
export async function collectEvent(context: Context, { flag, param }: { flag: string; param: string }): Promise<null> {
  await context.limit({ name: 'events from', client: context.client.address, limit: ofNetwork });
  await context.limit({ name: 'events', client: 'all', limit: ofAll });
  batch.add({ db: context.db, row: { id: uuid(), flag, param, created_at: context.now() } });
  return null;
}
