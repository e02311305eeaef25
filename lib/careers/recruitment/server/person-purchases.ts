import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { paidBy } from './purchases-of';

/** Most purchases in an export; a company with more has the latest. */
const mostExported = 5000;

/**
 * Listens to 'account.exported': adds which packages of job posts the company bought. When an account is erased, they stay with
 * their orders, as books do; nobody can use them any more.
 */
export async function exportPurchases(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await paidBy(tx, personId).limit(mostExported).execute();
  parts.jobPurchases = rows.map((row) => ({
    ...{ orderId: row.order_id, titleZh: row.title_zh, titleEn: row.title_en, state: row.state },
    ...{ posts: row.posts, postsLeft: row.posts_left, days: row.days, isHighlighted: row.is_highlighted === 1 },
    ...{ refreshes: row.refreshes, refreshesLeft: row.refreshes_left, priceFen: row.price_fen },
    boughtAt: row.bought_at === null ? null : isoInBeijing(row.bought_at),
  }));
}
