import type { Language } from '@/lib/platform/shared/language';
import type { OrderItem } from '../contract';
import type { SaleOrderTable } from './tables';

const iso = (ms: number) => new Date(ms).toISOString();

/** An order in a list, in the reader's language. */
export function orderItemOf(row: SaleOrderTable, language: Language): OrderItem {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    title: language === 'zh' ? row.title_zh : row.title_en,
    totalFen: row.total_fen,
    refundedFen: row.refunded_fen,
    refundingFen: row.refunding_fen - row.refunded_fen,
    way: row.way,
    createdAt: iso(row.created_at),
    expiresAt: row.state === 'pending' ? iso(row.expires_at) : null,
    paidAt: row.paid_at === null ? null : iso(row.paid_at),
  };
}
