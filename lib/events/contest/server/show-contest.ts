import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { contestsTag, contestTag } from './page-tags';

/** Makes every page show a contest as it stands now. Changes that its readers see call this last in their transaction. */
export function showContest(tx: Tx, id: string, now: number): Promise<void> {
  return invalidatePages(tx, [contestTag(id), contestsTag], now);
}
