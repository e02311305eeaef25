import type { OrderKind, OrderState, PayWay } from '@/lib/money/order/codes';
import type { InvoiceObstacle } from '../codes';

/** What the invoice of an order depends on; sums in fen. */
export interface InvoicedOrder {
  kind: OrderKind;
  state: OrderState;
  way: PayWay | null;
  totalFen: number;
  /** Refunded, or about to be. */
  refundingFen: number;
}

/** The sum in fen that an invoice of the order is about now: what was paid and stays paid. */
export const invoicedSum = ({ totalFen, refundingFen }: Pick<InvoicedOrder, 'totalFen' | 'refundingFen'>): number =>
  totalFen - refundingFen;

/** Why the order can have no invoice; null where it can. */
export function obstacleOf(order: InvoicedOrder): InvoiceObstacle | null {
  if (order.kind === 'topUp') return 'topUp';
  if (order.state !== 'paid' && order.state !== 'refunded') return 'notPaid';
  if (order.totalFen === 0 || order.way === 'points' || order.way === 'free') return 'noMoney';
  return invoicedSum(order) > 0 ? null : 'refunded';
}
