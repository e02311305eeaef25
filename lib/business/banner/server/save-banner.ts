import { z } from 'zod';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { bannersTag } from './page-tags';
import type { BannerTable } from './tables';

/** A banner as stored. */
export type Banner = Omit<BannerTable, 'created_at'>;

/** Invalidates the pages that show banners, when one begins or ends to be shown. */
export const renewBanners = defineJob({
  kind: 'operation.renew-banners',
  payload: z.object({}),
  async run({ db, now }) {
    await db.transaction((tx) => invalidatePages(tx, [bannersTag], now()));
  },
});

/**
 * Saves a banner, new or replacing the one with its id, and invalidates the pages that show banners: at once, and again
 * at its start and end. `now` is in ms. It checks no permission: its callers are the seed and the staff console, which
 * does.
 */
export async function saveBanner(tx: Tx, { id, ...banner }: Banner, now: number): Promise<void> {
  await tx
    .insertInto('operation_banner')
    .values({ id, ...banner, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(banner))
    .execute();
  await invalidatePages(tx, [bannersTag], now);
  for (const time of [banner.starts_at, banner.ends_at]) {
    if (time === null || time <= now) continue;
    await enqueue(tx, renewBanners, {}, { now, runAt: time, uniqueKey: String(time) });
  }
}
