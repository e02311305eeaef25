import type { OrderKind, OrderState, OrderStep, PayWay } from '../codes';

/** `order` is a word of SQL. Sums are integer fen. */
export interface SaleOrderTable {
  id: string;
  /** Digits, unique: what people and providers know it by. */
  number: string;
  person_id: string;
  /** By the buyer's browser, unique with the buyer: a repeated request is the same order. */
  client_id: string;
  kind: OrderKind;
  state: OrderState;
  title_zh: string;
  title_en: string;
  total_fen: number;
  /** Asked to be refunded, with what is refunded; at most the total. */
  refunding_fen: number;
  refunded_fen: number;
  /** Null until it is paid or to be transferred. */
  way: PayWay | null;
  /** Counts the changes of state and of the sums, each of which is an event. */
  revision: number;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
}

export interface SaleOrderLineTable {
  order_id: string;
  position: number;
  /** The seller's id of what is sold. */
  product: string;
  title_zh: string;
  title_en: string;
  quantity: number;
  unit_fen: number;
}

/** What happened to an order. Append-only. */
export interface SaleOrderEventTable {
  order_id: string;
  /** The order's revision after it. */
  revision: number;
  at: number;
  step: OrderStep;
  way: PayWay | null;
  amount_fen: number | null;
  note: string;
  /** Who did it; null for the product. */
  by_id: string | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    sale_order: SaleOrderTable;
    sale_order_line: SaleOrderLineTable;
    sale_order_event: SaleOrderEventTable;
  }
}
