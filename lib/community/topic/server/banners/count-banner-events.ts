import { createBatch } from '@/lib/platform/server/batch';
import type { Context } from '@/lib/platform/server/context';
import type { Database, Tx } from '@/lib/platform/server/db/database';

/** That a banner was shown or pressed. */
export interface TopicBannerEvent {
  id: string;
  kind: 'show' | 'click';
}

const batch = createBatch<{ db: Database; event: TopicBannerEvent }>({
  name: 'channel banner events',
  async flush(items) {
    for (const [db, ofDb] of Map.groupBy(items, (item) => item.db)) {
      await db.transaction((tx) =>
        countTopicBannerEvents(
          tx,
          ofDb.map((item) => item.event),
        ),
      );
    }
  },
});

/** Counts that a banner of a channel was seen. It is written within a second; a crash may lose that second. */
export async function recordTopicBannerShow(context: Context, { id }: { id: string }): Promise<null> {
  batch.add({ db: context.db, event: { id, kind: 'show' } });
  return null;
}

/** Counts a press on a banner of a channel, as `recordTopicBannerShow` counts a show. */
export async function recordTopicBannerClick(context: Context, { id }: { id: string }): Promise<null> {
  batch.add({ db: context.db, event: { id, kind: 'click' } });
  return null;
}

/** Adds shows and presses to what banners count. What names no banner that is online is left out. */
export async function countTopicBannerEvents(tx: Tx, events: readonly TopicBannerEvent[]): Promise<void> {
  const byId = Map.groupBy(events, ({ id }) => id);
  // In one order on every node, else two that count the same banners could wait for each other for ever.
  const banners = await tx
    .selectFrom('topic_banner')
    .select('id')
    .where('id', 'in', [...byId.keys()])
    .where('is_online', '=', 1)
    .orderBy('id')
    .execute();
  for (const { id } of banners) {
    const ofBanner = byId.get(id) ?? [];
    const clicks = ofBanner.filter(({ kind }) => kind === 'click').length;
    await tx
      .updateTable('topic_banner')
      .set((banner) => ({
        show_count: banner('show_count', '+', ofBanner.length - clicks),
        click_count: banner('click_count', '+', clicks),
      }))
      .where('id', '=', id)
      .execute();
  }
}
