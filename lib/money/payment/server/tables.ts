import type { PaymentState, PayScene, RefundGoal, RefundState } from '../codes';
import type { Provider } from './provider';

type ProviderName = Provider['way'];

/** A payment of an order at a provider. Sums are integer fen. */
export interface PaymentTable {
  id: string;
  order_id: string;
  provider: ProviderName;
  scene: PayScene;
  /** Our number of it at the provider. Unique. */
  out_trade_no: string;
  amount_fen: number;
  state: PaymentState;
  /** How the payer goes on, as JSON, until `step_expires_at`; null before the provider has said it. */
  step: string | null;
  step_expires_at: number;
  begun_at: number;
  /** When the provider is to be asked for it next; null for never. */
  ask_at: number | null;
  /** When somebody who waits for it last had the provider asked; 0 for never. */
  asked_at: number;
  /** The provider's number. Unique per provider. */
  transaction_id: string | null;
  paid_at: number | null;
  /** 1 for one that was paid when its order was not to be paid: it goes back whole. */
  is_surplus: 0 | 1;
}

/** A notice by a provider, once for each of its ids. */
export interface PaymentNoticeTable {
  provider: ProviderName;
  id: string;
  received_at: number;
  /** The event, and our number of what it is about. */
  event: string;
  number: string;
}

export interface PaymentRefundTable {
  id: string;
  order_id: string;
  /** The payment that it is a refund of; null for an order that was paid without a provider. */
  payment_id: string | null;
  /** Our number of it at the provider, the same in every repetition. Unique. */
  out_refund_no: string;
  /** By the form of who asked, unique with the order: a repeated request is the same refund. */
  client_id: string;
  goal: RefundGoal;
  state: RefundState;
  amount_fen: number;
  reason: string;
  /** Null for the product. */
  asked_by: string | null;
  asked_at: number;
  /** When the provider is to be asked for it next; null for never. */
  ask_at: number | null;
  attempts: number;
  refund_id: string | null;
  /** When the provider took it on: its statement lists it by then. */
  accepted_at: number | null;
  done_at: number | null;
  is_surplus: 0 | 1;
}

/** A picture of the slip of a bank transfer. */
export interface PaymentSlipTable {
  id: string;
  order_id: string;
  /** Pictures that were sent together. */
  slip_id: string;
  media_key: string;
  sent_at: number;
}

/** A day whose statement was compared. */
export interface PaymentStatementTable {
  provider: ProviderName;
  day: string;
  compared_at: number;
}

/** A line where our books and a statement differ. */
export interface PaymentDifferenceTable {
  id: string;
  provider: ProviderName;
  day: string;
  kind: 'payment' | 'refund';
  number: string;
  ours_fen: number | null;
  theirs_fen: number | null;
  resolved_at: number | null;
  note: string;
}

/** The books of the counter of a demonstration: what it would have taken and given back. */
export interface CounterBillTable {
  out_trade_no: string;
  amount_fen: number;
  description: string;
  state: 'open' | 'paid' | 'closed';
  paid_at: number | null;
}

export interface CounterRefundTable {
  out_refund_no: string;
  out_trade_no: string;
  amount_fen: number;
  done_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    payment: PaymentTable;
    payment_notice: PaymentNoticeTable;
    payment_refund: PaymentRefundTable;
    payment_slip: PaymentSlipTable;
    payment_statement: PaymentStatementTable;
    payment_difference: PaymentDifferenceTable;
    counter_bill: CounterBillTable;
    counter_refund: CounterRefundTable;
  }
}
