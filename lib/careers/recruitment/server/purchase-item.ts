import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';
import type { JobPurchase } from '../contract';
import type { JobPurchaseTable } from './tables';

/** A purchase as its company sees it. */
export function purchaseItemOf(row: JobPurchaseTable, language: Language): JobPurchase {
  const isUnused = row.posts_left === row.posts && row.refreshes_left === row.refreshes;
  return {
    id: row.order_id,
    title: language === 'zh' ? row.title_zh : row.title_en,
    ...{ posts: row.posts, days: row.days, isHighlighted: row.is_highlighted === 1, refreshes: row.refreshes },
    ...{ priceFen: row.price_fen, postsLeft: row.posts_left, refreshesLeft: row.refreshes_left, state: row.state },
    boughtAt: row.bought_at === null ? null : isoInBeijing(row.bought_at),
    isReturnable: row.state === 'valid' && isUnused,
  };
}
